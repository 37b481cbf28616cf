import type { LOST_HEADER as header } from '@heddle/server/contracts'
import { request, type Fetch } from './request.ts'
import { words } from './words.ts'

/** The server's header of uploads that are not in the file, as its route writes it. */
const LOST_HEADER: typeof header = 'heddle-lost-files'

/** A project as it is saved, as one file with its name. */
export interface ExportedProject {
  readonly name: string
  readonly content: Blob
  /** Uploads that the server lost and that are not in it: how many, and what the first of them are called. */
  readonly lost: { readonly count: number; readonly names: readonly string[] }
}

/** Asks for a project as a file. May throw `ServerError`. */
export async function fetchProjectFile(fetch: Fetch, projectId: string): Promise<ExportedProject> {
  const response = await request(fetch, `/api/projects/${projectId}/file`)
  const [, name = 'project.heddle.zip'] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, content: await response.blob(), lost: lostIn(response.headers.get(LOST_HEADER)) }
}

function lostIn(header: string | null): ExportedProject['lost'] {
  return header === null ? { count: 0, names: [] } : (JSON.parse(decodeURIComponent(header)) as ExportedProject['lost'])
}

/** What a person is told of uploads that are not in the file. */
export function lostText({ count, names }: ExportedProject['lost']): string {
  return words.lost(names, count - names.length)
}
