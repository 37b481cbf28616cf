import { CACHE_VERSION } from '@heddle/document/published'
import type { MessageFrame, Readers, ReleaseVersion } from '@heddle/publish'
import type { ObjectReader } from '../ports/object-storage.ts'

/** Compressed form of a file. */
export type Encoding = 'br' | 'gzip'

/** A file of a release. Its bytes lie at `{tree}/{path}`, compressed ones beside it with `.br` and `.gz`. */
export interface ReleaseFile {
  readonly tree: 'public' | 'guarded'
  /** Access rules of a guarded file: whoever passes one of them may read it. */
  readonly rules?: Exclude<Readers, 'everyone'>
  /** Start of the content's SHA-256; the ETag. */
  readonly hash: string
  readonly type: string
  readonly encodings: readonly Encoding[]
}

/** What a release is: `release.json` in its folder. Written with it, read once, never changed. */
export interface ReleaseManifest {
  readonly id: string
  readonly projectId: string
  readonly createdAt: number
  /** Position in the project's log that was published. */
  readonly seq: number
  readonly files: Readonly<Record<string, ReleaseFile>>
  /** Content-Security-Policy by path of an HTML file. */
  readonly policies: Readonly<Record<string, string>>
  /** Addresses with parameters (`/users/:id`) and the file that answers them. */
  readonly patterns: readonly { readonly pattern: string; readonly file: string }[]
  /** Files of Heddle's build that the pages load, by their name in the chunk store. */
  readonly chunks: readonly string[]
  /** What `publishProject` wants to know of this release when it makes the next one; releases of old have no version. */
  readonly fingerprints: Readonly<Record<string, string>>
  readonly version?: ReleaseVersion
  /** For pages that the server says something with on this site; releases of old have none. */
  readonly frame?: MessageFrame
}

/** The version that pages of the release ask for data with. */
export const cacheVersionOf = ({ version }: ReleaseManifest): number => version?.number ?? CACHE_VERSION

/** Name of the manifest in the folder of its release. */
export const MANIFEST_FILE = 'release.json'

export const releaseKey = (projectId: string, releaseId: string): string => `releases/${projectId}/${releaseId}`
export const chunkKey = (file: string): string => `chunks/${file}`
export const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** Key of a file of a release, plain. */
export const fileKey = (release: Pick<ReleaseManifest, 'projectId' | 'id'>, path: string, tree: ReleaseFile['tree']): string =>
  `${releaseKey(release.projectId, release.id)}/${tree}/${path}`

/** The manifest of a stored release; `undefined` when there is no such release. */
export async function loadManifest(
  storage: ObjectReader,
  projectId: string,
  releaseId: string,
): Promise<ReleaseManifest | undefined> {
  const bytes = await storage.read(`${releaseKey(projectId, releaseId)}/${MANIFEST_FILE}`)
  return bytes && (JSON.parse(bytes.toString('utf8')) as ReleaseManifest)
}
