import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { json, startRowsServer } from '../../packages/server/src/testing/rows-server.ts'
import { ROOT } from '../../scripts/run.mjs'
import { OWNER } from '../builder.ts'
import { startHeddle, type Heddle } from '../heddle.ts'
import { makeProject, publishPushed, push } from '../pushed-project.ts'
import { ELSEWHERE, townRecords } from './records.ts'

export interface Town {
  /** Where its site is. */
  readonly url: string
  readonly close: () => Promise<void>
}

/** The town’s site on a server of its own, and another server, which only the site’s own asks: it has the papers of the council. */
export async function openTown(browser: Browser): Promise<Town> {
  const archive = await startRowsServer()
  archive.answer = json([{ title: 'Paper one: the bridge' }, { title: 'Paper two: the quay' }])
  const heddle = await startHeddle({ environment: { HEDDLE_ALLOW_PRIVATE: '127.0.0.1' } })
  const close = async (): Promise<void> => {
    await heddle.dispose()
    await archive.stop()
  }
  try {
    return { url: await publishTown(browser, heddle, archive.url), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Publishes the town's site as somebody who signs up for it, and gives its address. */
export async function publishTown(browser: Browser, heddle: Heddle, archive = ELSEWHERE): Promise<string> {
  const context = await browser.newContext()
  const headers = { origin: heddle.url }
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers })
  const { id, slug } = await makeProject(context, heddle, 'Town')
  const buffer = await readFile(join(ROOT, 'e2e/fixtures/lake.png'))
  const multipart = { file: { name: 'lake.png', mimeType: 'image/png', buffer } }
  const uploaded = await context.request.post(`${heddle.url}/api/projects/${id}/assets`, { multipart, headers })
  const { file } = (await uploaded.json()) as { readonly file: string }
  await push(context, heddle, id, townRecords({ file, size: buffer.length }, archive))
  await publishPushed(context, heddle, id)
  await context.close()
  return heddle.siteUrl(slug, '')
}
