import type { Issue } from '@heddle/document'
import { joinReaders, type Readers } from '../readers.ts'
import type { Artefact, PublishInput, PublishResult, ReleaseRoute, ReleaseVersion, UsedAsset } from '../types.ts'

/** A release in the making. */
export interface Release {
  readonly problems: readonly Issue[]
  /** Content-Security-Policy by path of an HTML file. */
  readonly policies: Record<string, string>
  readonly fingerprints: Record<string, string>
  readonly report: (issues: readonly Issue[]) => void
  readonly put: (path: string, contentType: string, contents: string, readers: Readers) => void
  /** A file that several pages may use, given out when all are known; without contents that of the release before stays. */
  readonly share: (path: string, readers: Readers, file?: Pick<Artefact, 'contentType' | 'contents'>) => void
  /** Files of the release before stay as they are. */
  readonly keep: (paths: readonly string[], readers: Readers) => void
  readonly done: (result: Finished) => PublishResult
  readonly refused: () => PublishResult
}

export interface Finished {
  readonly assets: readonly UsedAsset[]
  readonly ports: PublishResult['ports']
  readonly chunks: readonly string[]
  readonly version: ReleaseVersion
  readonly routes: readonly ReleaseRoute[]
}

interface Shared {
  readonly readers: Readers
  readonly file: Pick<Artefact, 'contentType' | 'contents'> | undefined
}

/** `onArtefact` takes the files; without it they are kept for the result. */
export function createRelease(onArtefact?: PublishInput['onArtefact']): Release {
  const problems: Issue[] = []
  const seen = new Set<string>()
  const artefacts: Artefact[] = []
  const take = onArtefact ?? ((artefact: Artefact) => void artefacts.push(artefact))
  const shared = new Map<string, Shared>()
  const kept: { readonly path: string; readonly readers: Readers }[] = []
  const policies: Record<string, string> = {}
  const fingerprints: Record<string, string> = {}
  return {
    problems,
    policies,
    fingerprints,
    // A node is compiled once per language; what is wrong with it is said once.
    report(issues) {
      for (const issue of issues) {
        const key = `${issue.code} ${issue.path} ${issue.message}`
        if (seen.has(key)) continue
        seen.add(key)
        problems.push(issue)
      }
    },
    put: (path, contentType, contents, readers) => take({ path, contentType, contents, readers }),
    share(path, readers, file) {
      const known = shared.get(path)
      shared.set(path, { readers: known ? joinReaders(known.readers, readers) : readers, file: known?.file ?? file })
    },
    keep: (paths, readers) => paths.forEach((path) => void kept.push({ path, readers })),
    done(result) {
      for (const [path, { readers, file }] of shared) {
        if (file) take({ path, ...file, readers })
        else kept.push({ path, readers })
      }
      return { ok: true, problems, artefacts, kept, fingerprints, policies, ...result }
    },
    refused: () => ({
      ok: false,
      problems,
      artefacts: [],
      kept: [],
      fingerprints: {},
      assets: [],
      ports: {},
      chunks: [],
      routes: [],
      policies: {},
      version: undefined,
    }),
  }
}
