import type { DocumentRecord } from '@heddle/document'
import { startHeddle } from '../../../e2e/heddle.ts'
import { pushRecords } from '../../../e2e/push-records.ts'
import type { Place } from './documents/parts.ts'
import { createIds } from './ids.ts'

/** A Heddle with an owner who publishes pages. */
export interface Publisher {
  /** Makes a project of the records, publishes it and gives its address. */
  readonly publish: (name: string, make: (place: Place) => readonly DocumentRecord[]) => Promise<string>
  /** The same with a template as it is. */
  readonly publishTemplate: (template: string) => Promise<string>
  readonly dispose: () => Promise<void>
}

/** Starts the real server on an empty data folder and signs somebody up. */
export async function startPublisher(): Promise<Publisher> {
  const heddle = await startHeddle()
  const send = async (path: string, body: object, cookie = ''): Promise<Response> => {
    const headers = { origin: heddle.url, 'content-type': 'application/json', cookie }
    const response = await fetch(heddle.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(await response.text())
    return response
  }
  const account = { name: 'Bench', email: 'bench@example.com', password: 'a long enough password' }
  const signedUp = await send('/api/sign-up', account)
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  const newProject = async (name: string, template: string): Promise<string> => {
    const created = await send('/api/projects', { name, template }, cookie)
    return ((await created.json()) as { readonly project: { readonly id: string } }).project.id
  }
  const publishProject = async (id: string): Promise<string> => {
    const lines = (await (await send(`/api/projects/${id}/publish`, {}, cookie)).text()).trim().split('\n')
    const last = JSON.parse(lines.at(-1) ?? '{}') as { readonly release?: { readonly url: string } }
    if (!last.release) throw new Error(`Nothing was published: ${lines.slice(0, 5).join('\n')}`)
    return `${last.release.url}/`
  }
  return {
    async publish(name, make) {
      const id = await newProject(name, 'empty')
      await pushRecords(heddle.url, id, cookie, (home) => make({ ...home, newId: createIds(name) }))
      return publishProject(id)
    },
    async publishTemplate(template) {
      return publishProject(await newProject(template, template))
    },
    dispose: heddle.dispose,
  }
}
