import type { BrowserContext, Page } from '@playwright/test'
import type { DocumentRecord } from '@heddle/document'
import type { Heddle } from './heddle.ts'
import { pushRecords, type Home } from './push-records.ts'

export interface PushedProject {
  readonly id: string
  readonly slug: string
}

/** A project that is made without the editor, of whoever is signed in. */
export async function makeProject(
  { request }: Pick<BrowserContext, 'request'>,
  { url }: Pick<Heddle, 'url'>,
  name: string,
  template = 'empty',
): Promise<PushedProject> {
  const made = await request.post(`${url}/api/projects`, { data: { name, template }, headers: { origin: url } })
  return ((await made.json()) as { readonly project: PushedProject }).project
}

/**
 * A project that is made and filled without the editor, of whoever is signed in.
 *
 * @param make all that stands in it, for its home page and language
 */
export async function pushedProject(
  context: BrowserContext,
  heddle: Pick<Heddle, 'url'>,
  name: string,
  make: (home: Home) => readonly DocumentRecord[],
): Promise<PushedProject> {
  const project = await makeProject(context, heddle, name)
  await push(context, heddle, project.id, make)
  return project
}

/** Puts records into an empty project. */
export async function push(
  context: BrowserContext,
  { url }: Pick<Heddle, 'url'>,
  id: string,
  make: (home: Home) => readonly DocumentRecord[],
): Promise<void> {
  const cookie = (await context.cookies(url)).map((one) => `${one.name}=${one.value}`).join('; ')
  await pushRecords(url, id, cookie, make)
}

/** Puts records into the empty project that is open in the editor. */
export async function pushToOpen(
  page: Page,
  heddle: Pick<Heddle, 'url'>,
  make: (home: Home) => readonly DocumentRecord[],
): Promise<void> {
  await push(page.context(), heddle, /\/projects\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '', make)
}

/** Publishes a project without the editor; throws with what the server says of it where it cannot be. */
export async function publishPushed(context: BrowserContext, { url }: Pick<Heddle, 'url'>, id: string): Promise<void> {
  const published = await context.request.post(`${url}/api/projects/${id}/publish`, { data: {}, headers: { origin: url } })
  const told = await published.text()
  if (!told.includes('"release":')) throw new Error(told)
}
