import type { RedirectRule } from '@heddle/document'
import { CACHE_VERSION } from '@heddle/document/published'
import type { MessageFrame, Readers, ReleaseAccess, ReleaseVersion } from '@heddle/publish'
import type { Part } from '../ports/object-storage.ts'

/** Compressed form of a file. */
export type Encoding = 'br' | 'gzip'

/**
 * A file of a release. Its bytes lie in a pack; those of uploaded files, and of releases of old, in a file of their own at
 * `{tree}/{path}`, compressed ones beside it with `.br` and `.gz`.
 */
export interface ReleaseFile {
  readonly tree: 'public' | 'guarded'
  /** Access rules of a guarded file: whoever passes one of them may read it. */
  readonly rules?: Exclude<Readers, 'everyone'>
  /** Start of the content's SHA-256; the ETag. */
  readonly hash: string
  readonly type: string
  readonly encodings: readonly Encoding[]
  readonly packed?: Packed
}

/** Where the forms of a file lie one after another: the pack, the first byte, the size of the plain form and of each encoding. */
export type Packed = readonly [pack: string, from: number, plain: number, ...encodings: number[]]

export interface ReleasePattern {
  readonly pattern: string
  readonly file: string
  /** The parameter that stands for a row: each has a file of its own, and the pattern none. */
  readonly rows?: string
  /** What the page is drawn anew by for each address, where it is. */
  readonly drawn?: string
}

/** What a release is: the list in its folder. Written with it, read once, never changed. */
export interface ReleaseManifest {
  readonly id: string
  readonly projectId: string
  readonly createdAt: number
  /** Position in the project's log that was published. */
  readonly seq: number
  readonly files: Readonly<Record<string, ReleaseFile>>
  /** Bytes of each pack; it lies at `packs/{name}`. */
  readonly packs?: Readonly<Record<string, number>>
  /** Content-Security-Policy by path of an HTML file. */
  readonly policies: Readonly<Record<string, string>>
  /** Addresses with parameters (`/users/:id`) and the file that answers them. */
  readonly patterns: readonly ReleasePattern[]
  /** Addresses that lead to others, asked before the pages are. */
  readonly redirects?: readonly RedirectRule[]
  /** Where the site stands on its host, with slashes at both ends; absent at its root. Addresses of the release know nothing of it but where visitors see them. */
  readonly basePath?: string
  /** Code that addresses of the default language begin with; absent where they begin with nothing. */
  readonly defaultPrefix?: string
  /** Who is who; absent where everything is for everybody. */
  readonly access?: ReleaseAccess
  /** Files of Heddle's build that the pages load, by their name in the chunk store. */
  readonly chunks: readonly string[]
  /** The design that its pages are of, and the ports that they ask with who may; releases of old say neither. */
  readonly designId?: string
  readonly ports?: Readonly<Record<string, Readers>>
  /** The one of them that draws pages anew when somebody asks for them. */
  readonly renderer?: string
  /** What `publishProject` wants to know of this release when it makes the next one; releases of old have no version. */
  readonly fingerprints: Readonly<Record<string, string>>
  readonly version?: ReleaseVersion
  /** Of a draft: the chunk that tells the editor what its pages do. */
  readonly recorder?: string
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

type ReleaseId = Pick<ReleaseManifest, 'projectId' | 'id'>

/** Path of a pack in the folder of its release. */
export const packPath = (name: string): string => `packs/${name}`
export const packKey = ({ projectId, id }: ReleaseId, name: string): string => `${releaseKey(projectId, id)}/${packPath(name)}`

/** Path of a file of its own in the folder of its release, plain. */
export const ownPath = (path: string, tree: ReleaseFile['tree']): string => `${tree}/${path}`

/** Where a form of a file lies: an object, or a part of one. Nothing for an encoding that the file does not have. */
export interface FilePlace {
  readonly key: string
  readonly part?: Part
}

export function placeOf(
  release: ReleaseId,
  path: string,
  { tree, packed, encodings }: ReleaseFile,
  encoding: Encoding | undefined,
): FilePlace | undefined {
  const form = encoding === undefined ? 0 : encodings.indexOf(encoding) + 1
  if (encoding !== undefined && form === 0) return undefined
  if (!packed)
    return { key: `${releaseKey(release.projectId, release.id)}/${ownPath(path, tree)}${encoding ? SUFFIX[encoding] : ''}` }
  const [pack, start, ...sizes] = packed
  const from = sizes.slice(0, form).reduce((sum, size) => sum + size, start)
  return { key: packKey(release, pack), part: { from, size: sizes[form] ?? 0 } }
}
