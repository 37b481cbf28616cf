import type { Browser } from '@playwright/test'
import { OWNER } from './builder.ts'
import { galleryRecords } from './gallery-records.ts'
import type { Heddle } from './heddle.ts'
import { pushRecords } from './push-records.ts'

/** Publishes a page for each of the elements and gives the site's slug. */
export async function publishGallery(browser: Browser, heddle: Heddle, types: readonly string[]): Promise<string> {
  const context = await browser.newContext()
  const headers = { origin: heddle.url }
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers })
  const asked = { name: 'Gallery', template: 'empty' }
  const created = await context.request.post(`${heddle.url}/api/projects`, { data: asked, headers })
  const { project } = (await created.json()) as { readonly project: { readonly id: string; readonly slug: string } }
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await pushRecords(heddle.url, project.id, cookie, (home) => galleryRecords(home, types))
  const published = await context.request.post(`${heddle.url}/api/projects/${project.id}/publish`, { data: {}, headers })
  if (!published.ok()) throw new Error(await published.text())
  await context.close()
  return project.slug
}
