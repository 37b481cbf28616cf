import type { ListedProject, ProjectSummary, ReadInvitationAnswer, SessionAnswer } from '@heddle/server/contracts'
import { fetchProjectFile, type ExportedProject } from './export-project.ts'
import { requestJson } from './request.ts'
import type { Fetch } from './request.ts'
import { sendFile, type SendFile } from './send-file.ts'

export type { ListedProject, ProjectSummary }
export type User = NonNullable<SessionAnswer['user']>

interface ProjectAnswer {
  readonly project: ProjectSummary
}

/** What the editor asks of the server outside a project. Every call may throw `ServerError`. */
export interface AccountServer {
  readonly session: () => Promise<SessionAnswer>
  readonly signUp: (input: { readonly name: string; readonly email: string; readonly password: string }) => Promise<unknown>
  readonly signIn: (input: { readonly email: string; readonly password: string }) => Promise<unknown>
  readonly signOut: () => Promise<unknown>
  /** What an invitation link leads to. */
  readonly readInvitation: (token: string) => Promise<ReadInvitationAnswer>
  /** Makes whoever is signed in a member by a link, or a new person with an account of their own. */
  readonly acceptInvitation: (input: {
    readonly token: string
    readonly person?: { readonly name: string; readonly email: string; readonly password: string }
  }) => Promise<{ readonly projectId: string }>
  readonly projects: () => Promise<readonly ListedProject[]>
  readonly createProject: (input: { readonly name: string; readonly template: string }) => Promise<ProjectSummary>
  /** The project as it is saved, as one file. */
  readonly exportProject: (id: string) => Promise<ExportedProject>
  /** Makes a project of such a file. */
  readonly importProject: (
    file: File,
    how: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<ProjectSummary>
  readonly renameProject: (id: string, name: string) => Promise<unknown>
  readonly deleteProject: (id: string) => Promise<unknown>
}

export function createAccountServer(fetch: Fetch = globalThis.fetch.bind(globalThis), send: SendFile = sendFile): AccountServer {
  return {
    session: () => requestJson(fetch, '/api/session'),
    signUp: (body) => requestJson(fetch, '/api/sign-up', { method: 'POST', body }),
    signIn: (body) => requestJson(fetch, '/api/sign-in', { method: 'POST', body }),
    signOut: () => requestJson(fetch, '/api/sign-out', { method: 'POST', body: {} }),
    readInvitation: (token) => requestJson(fetch, '/api/invitations/read', { method: 'POST', body: { token } }),
    acceptInvitation: (body) => requestJson(fetch, '/api/invitations/accept', { method: 'POST', body }),
    projects: async () => (await requestJson<{ readonly projects: readonly ListedProject[] }>(fetch, '/api/projects')).projects,
    createProject: async (body) => (await requestJson<ProjectAnswer>(fetch, '/api/projects', { method: 'POST', body })).project,
    exportProject: (id) => fetchProjectFile(fetch, id),
    importProject: async (file, { onProgress, signal }) => {
      const body = new FormData()
      body.append('file', file)
      const sending: Fetch = (path) => send(String(path), { body, signal }, onProgress)
      return (await requestJson<ProjectAnswer>(sending, '/api/projects/import', { method: 'POST', body, signal })).project
    },
    renameProject: (id, name) => requestJson(fetch, `/api/projects/${id}`, { method: 'PATCH', body: { name } }),
    deleteProject: (id) => requestJson(fetch, `/api/projects/${id}`, { method: 'DELETE' }),
  }
}
