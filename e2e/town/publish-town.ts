import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { ROOT } from '../../scripts/run.mjs'
import { OWNER } from '../builder.ts'
import type { Heddle } from '../heddle.ts'
import { makeProject, publishPushed, push } from '../pushed-project.ts'
import { townRecords } from './records.ts'

/** Publishes the town's site as somebody who signs up for it, and gives its address. */
export async function publishTown(browser: Browser, heddle: Heddle): Promise<string> {
  const context = await browser.newContext()
  const headers = { origin: heddle.url }
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers })
  const { id, slug } = await makeProject(context, heddle, 'Town')
  const buffer = await readFile(join(ROOT, 'e2e/fixtures/lake.png'))
  const multipart = { file: { name: 'lake.png', mimeType: 'image/png', buffer } }
  const uploaded = await context.request.post(`${heddle.url}/api/projects/${id}/assets`, { multipart, headers })
  const { file } = (await uploaded.json()) as { readonly file: string }
  await push(context, heddle, id, townRecords({ file, size: buffer.length }))
  await publishPushed(context, heddle, id)
  await context.close()
  return heddle.siteUrl(slug, '')
}
