import type { Browser, Page } from '@playwright/test'
import { OWNER } from '../builder.ts'
import type { Heddle } from '../heddle.ts'
import { makeProject, publishPushed, push } from '../pushed-project.ts'
import { clubRecords } from './club-records.ts'

/** Half a second of a square that changes its colour, as Chromium records it. */
const record = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const stopped = new Promise((resolve) => (recorder.onstop = resolve))
    recorder.start()
    for (let frame = 0; frame < 15; frame += 1) {
      if (pen) pen.fillStyle = `hsl(${frame * 24} 60% 40%)`
      pen?.fillRect(0, 0, 64, 64)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })

/** Publishes the club's site as somebody who signs up for it, and gives its address. */
export async function publishClub(browser: Browser, heddle: Heddle): Promise<string> {
  const context = await browser.newContext()
  const headers = { origin: heddle.url }
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers })
  const { id, slug } = await makeProject(context, heddle, 'Club')
  const buffer = Buffer.from(await record(await context.newPage()))
  const multipart = { file: { name: 'film.webm', mimeType: 'video/webm', buffer } }
  const uploaded = await context.request.post(`${heddle.url}/api/projects/${id}/assets`, { multipart, headers })
  const { file } = (await uploaded.json()) as { readonly file: string }
  await push(context, heddle, id, clubRecords({ file, size: buffer.length }))
  await publishPushed(context, heddle, id)
  await context.close()
  return heddle.siteUrl(slug, '')
}
