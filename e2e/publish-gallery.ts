import type { Browser } from '@playwright/test'
import { OWNER } from './builder.ts'
import { galleryRecords } from './gallery-records.ts'
import type { Heddle } from './heddle.ts'
import { publishPushed, pushedProject } from './pushed-project.ts'

/** Publishes a page for each of the elements and gives the site's slug. */
export async function publishGallery(browser: Browser, heddle: Heddle, types: readonly string[]): Promise<string> {
  const context = await browser.newContext()
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers: { origin: heddle.url } })
  const { id, slug } = await pushedProject(context, heddle, 'Gallery', (home) => galleryRecords(home, types))
  await publishPushed(context, heddle, id)
  await context.close()
  return slug
}
