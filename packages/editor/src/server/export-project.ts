import { request, type Fetch } from './request.ts'

/** A project as it is saved, as one file with its name. */
export interface ExportedProject {
  readonly name: string
  readonly content: Blob
}

/** Asks for a project as a file. May throw `ServerError`. */
export async function fetchProjectFile(fetch: Fetch, projectId: string): Promise<ExportedProject> {
  const response = await request(fetch, `/api/projects/${projectId}/file`)
  const [, name = 'project.heddle.zip'] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name, content: await response.blob() }
}
