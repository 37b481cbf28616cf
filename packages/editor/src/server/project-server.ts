import type { MemberRole } from '@heddle/document'
import type { PluginVisitor } from '@heddle/kit'
import type { Json } from '@heddle/store'
import type {
  AccessAnswer,
  DomainsAnswer,
  PluginSettingsAnswer,
  InvitationAnswer,
  MembersAnswer,
  PublishLine,
  ReleasesAnswer,
  ReleaseSummary,
  StageState,
  SecretsAnswer,
  TriedSourceAnswer,
  UploadedAsset,
} from '@heddle/server/contracts'
import { createAccountsOfSite, type AccountsOfSite } from './accounts-of-site.ts'
import { fetchProjectFile, type ExportedProject } from './export-project.ts'
import { readJsonLines } from './read-lines.ts'
import { request, requestJson } from './request.ts'
import type { Fetch } from './request.ts'
import { createUserFilesOfSite, type UserFilesOfSite } from './user-files-of-site.ts'

export type PublishProblem = Extract<PublishLine, { readonly problem: unknown }>['problem']
export type {
  AccessAnswer,
  DomainsAnswer,
  InvitationAnswer,
  MembersAnswer,
  PluginSettingsAnswer,
  PublishLine,
  ReleasesAnswer,
  ReleaseSummary,
  StageState,
  UploadedAsset,
}
/** Where releases are shown: to visitors, or to those who look first. */
export type Stage = StageState['stage']

/** What a source answered that was tried. */
export type TriedSource = TriedSourceAnswer
/** A secret as it is told of: never what it is. */
export type Secret = SecretsAnswer['secrets'][number]

/** What one project asks of the server beside syncing. Every call may throw `ServerError`. */
export interface ProjectServer {
  /** Uploads a file; the caller makes the asset record of it. */
  readonly upload: (file: File) => Promise<UploadedAsset>
  /** Address of the draft, signed for a while. */
  readonly preview: () => Promise<string>
  /** Publishes what is saved, telling of each step as it happens. */
  readonly publish: (stage?: Stage, signal?: AbortSignal) => AsyncGenerator<PublishLine>
  readonly releases: () => Promise<ReleasesAnswer>
  /** Shows a kept release on a stage. */
  readonly activate: (releaseId: string, stage: Stage) => Promise<unknown>
  /** Who gets what of a release, or of what is saved, beside what a stage gives now. */
  readonly compareAccess: (asked: {
    readonly releaseId?: string
    readonly against?: Stage
    readonly onlyChanges?: boolean
  }) => Promise<AccessAnswer>
  /** Which private settings of a plugin have a value; their values stay with the server. */
  readonly pluginSettings: (namespace: string) => Promise<PluginSettingsAnswer>
  /** Keeps private settings by name; `null` forgets one. */
  readonly setPluginSettings: (namespace: string, values: Readonly<Record<string, Json>>) => Promise<PluginSettingsAnswer>
  /** Names of icons that match, best first. */
  readonly findIcons: (query: string) => Promise<readonly string[]>
  /** Asks a source through the server, or runs an action of a plugin there, with values in the place of formulas. */
  readonly trySource: (
    namespace: string,
    asked: {
      readonly config: Readonly<Record<string, Json>>
      readonly offset?: number
      readonly limit?: number
      readonly action?: string
      readonly withRows?: boolean
      /** Who is signed in while it is tried. */
      readonly visitor?: PluginVisitor
    },
    signal: AbortSignal,
  ) => Promise<TriedSource>
  /** The project as it is saved, as one file: without secrets, members and accounts. */
  readonly exportFile: () => Promise<ExportedProject>
  /** Who works on the project as what. What is done about members is no part of the document: it cannot be undone. */
  readonly members: () => Promise<MembersAnswer>
  /** Makes a link that lets one person in; it is told once. */
  readonly invite: (role: MemberRole) => Promise<InvitationAnswer>
  readonly withdrawInvitation: (id: string) => Promise<unknown>
  readonly setMemberRole: (userId: string, role: MemberRole) => Promise<unknown>
  readonly removeMember: (userId: string) => Promise<unknown>
  /** Makes another member the owner. */
  readonly handOver: (userId: string) => Promise<unknown>
  /** Host names of the site. No part of the document: nothing about them can be undone. */
  readonly domains: () => Promise<DomainsAnswer>
  readonly addDomain: (host: string) => Promise<unknown>
  /** Looks for the record that proves a name. */
  readonly checkDomain: (host: string) => Promise<unknown>
  readonly leadDomains: (host: string, isMain: boolean) => Promise<unknown>
  readonly removeDomain: (host: string) => Promise<unknown>
  /** The accounts of the site's visitors. */
  readonly accounts: AccountsOfSite
  /** What the site's visitors uploaded. */
  readonly userFiles: UserFilesOfSite
  readonly secrets: () => Promise<readonly Secret[]>
  /** Sets or replaces a secret for one server; `null` forgets it. No part of the document: it cannot be undone. */
  readonly setSecret: (secret: {
    readonly name: string
    readonly origin: string
    readonly value: string | null
  }) => Promise<readonly Secret[]>
}

export function createProjectServer(projectId: string, fetch: Fetch = globalThis.fetch.bind(globalThis)): ProjectServer {
  const base = `/api/projects/${projectId}`
  return {
    upload: (file) => {
      const body = new FormData()
      body.append('file', file)
      return requestJson(fetch, `${base}/assets`, { method: 'POST', body })
    },
    preview: async () =>
      (await requestJson<{ readonly url: string }>(fetch, `${base}/preview`, { method: 'POST', body: {} })).url,
    publish: async function* (stage = 'production', signal) {
      const body = { stage, ...(stage === 'production' && { asksFirst: true }) }
      const response = await request(fetch, `${base}/publish`, { method: 'POST', body, ...(signal ? { signal } : {}) })
      if (response.body) for await (const event of readJsonLines(response.body)) yield event as PublishLine
    },
    releases: () => requestJson(fetch, `${base}/releases`),
    activate: (releaseId, stage) =>
      requestJson(fetch, `${base}/releases/${releaseId}/activate`, { method: 'POST', body: { stage } }),
    compareAccess: (asked) => requestJson(fetch, `${base}/access`, { method: 'POST', body: asked }),
    pluginSettings: (namespace) => requestJson(fetch, `${base}/plugins/${namespace}`),
    setPluginSettings: (namespace, values) =>
      requestJson(fetch, `${base}/plugins/${namespace}`, { method: 'PATCH', body: { values } }),
    trySource: (namespace, asked, signal) =>
      requestJson(fetch, `${base}/plugins/${namespace}/try`, { method: 'POST', body: asked, signal }),
    exportFile: () => fetchProjectFile(fetch, projectId),
    members: () => requestJson(fetch, `${base}/members`),
    invite: (role) => requestJson(fetch, `${base}/invitations`, { method: 'POST', body: { role } }),
    withdrawInvitation: (id) => requestJson(fetch, `${base}/invitations/${id}`, { method: 'DELETE' }),
    setMemberRole: (userId, role) => requestJson(fetch, `${base}/members/${userId}`, { method: 'PATCH', body: { role } }),
    removeMember: (userId) => requestJson(fetch, `${base}/members/${userId}`, { method: 'DELETE' }),
    handOver: (userId) => requestJson(fetch, `${base}/owner`, { method: 'POST', body: { userId } }),
    domains: () => requestJson(fetch, `${base}/domains`),
    addDomain: (host) => requestJson(fetch, `${base}/domains`, { method: 'POST', body: { host } }),
    checkDomain: (host) => requestJson(fetch, `${base}/domains/${host}/check`, { method: 'POST', body: {} }),
    leadDomains: (host, isMain) => requestJson(fetch, `${base}/domains/${host}/main`, { method: 'POST', body: { isMain } }),
    removeDomain: (host) => requestJson(fetch, `${base}/domains/${host}`, { method: 'DELETE' }),
    accounts: createAccountsOfSite(projectId, fetch),
    userFiles: createUserFilesOfSite(projectId, fetch),
    secrets: async () => (await requestJson<SecretsAnswer>(fetch, `${base}/secrets`)).secrets,
    setSecret: async (secret) =>
      (await requestJson<SecretsAnswer>(fetch, `${base}/secrets`, { method: 'POST', body: secret })).secrets,
    findIcons: (query) => requestJson(fetch, `/api/icons?query=${encodeURIComponent(query)}`),
  }
}
