import { messages } from '../messages.ts'
import { isHostFile } from '../releases/host-files.ts'
import type { ReleaseFile, ReleaseManifest } from '../releases/manifest.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { ServerError } from '../server-error.ts'
import type { Visitor, VisitorDecision } from '../releases/visitor.ts'
import { DATA_POLICY, FILE_POLICY, IMMUTABLE, PRIVATE, REVALIDATE, type ServedFile } from './answer.ts'

/** Whether the file lies in a folder whose files are named by their content: they never change. */
export const isNamedByContent = (path: string): boolean => /^(?:styles|scripts|assets)\//.test(path)

/** A file that everybody may have: the first of the paths that the release has for them. */
export function findReleaseFile(release: ReleaseManifest, paths: readonly string[], store: ReleaseStore): ServedFile | undefined {
  const path = paths.find((each) => release.files[each]?.tree === 'public' && !isHostFile(each))
  return path === undefined ? undefined : serveFile(release, path, store)
}

/** Why a visitor may not have a file. */
export type Closed = Exclude<VisitorDecision, 'open'>

/** The first of the paths that the release has for anybody, if it is for this visitor; else why not. */
export async function findForVisitor(
  release: ReleaseManifest,
  paths: readonly string[],
  visitor: Visitor,
  store: ReleaseStore,
): Promise<ServedFile | Closed | undefined> {
  const path = paths.find((each) => Object.hasOwn(release.files, each) && !isHostFile(each))
  const file = path === undefined ? undefined : release.files[path]
  if (path === undefined || !file) return undefined
  const decision = file.tree === 'public' ? 'open' : await visitor.decide(file)
  return decision === 'open' ? serveFile(release, path, store) : decision
}

/** What is no document and holds none. */
const isData = (type: string): boolean => /^(?:text\/(?:css|javascript)|application\/json)\b/.test(type)

const ofReleases = new WeakMap<ServedFile, ReleaseFile>()

/** What a release says of a file that is given as it lies there. */
export const asInRelease = (file: ServedFile): ReleaseFile | undefined => ofReleases.get(file)

/** A file of the release, whoever it is for. */
export function serveFile(release: ReleaseManifest, path: string, store: ReleaseStore): ServedFile | undefined {
  const file = release.files[path]
  if (!file) return undefined
  const own = release.policies[path]
  const policy = file.type.startsWith('image/svg') ? FILE_POLICY : (own ?? (isData(file.type) ? DATA_POLICY : undefined))
  const served: ServedFile = {
    type: file.type,
    etag: `"${file.hash}"`,
    cacheControl: file.tree === 'guarded' ? PRIVATE : isNamedByContent(path) ? IMMUTABLE : REVALIDATE,
    encodings: file.encodings,
    headers: policy === undefined ? {} : { 'content-security-policy': policy },
    async read(encoding) {
      const bytes = await store.read(release, path, encoding)
      if (!bytes) throw new ServerError(messages.notFound)
      return bytes
    },
    peek: (encoding) => store.peek(release, path, encoding),
  }
  ofReleases.set(served, file)
  return served
}
