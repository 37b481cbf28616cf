import type { Issue } from '@heddle/document'
import type { Artefact, PublishInput, PublishResult } from './types.ts'

/** A release in the making. */
export interface Release {
  readonly problems: readonly Issue[]
  /** Content-Security-Policy by path of an HTML file. */
  readonly policies: Record<string, string>
  readonly fingerprints: Record<string, string>
  readonly report: (issues: readonly Issue[]) => void
  readonly put: (path: string, contentType: string, contents: string, guarded?: boolean) => void
  /** Files of the release before stay as they are. */
  readonly keep: (paths: readonly string[], guarded: boolean) => void
  readonly done: (assets: readonly string[], chunks: readonly string[]) => PublishResult
  readonly refused: () => PublishResult
}

/** `onArtefact` takes the files; without it they are kept for the result. */
export function createRelease(onArtefact?: PublishInput['onArtefact']): Release {
  const problems: Issue[] = []
  const seen = new Set<string>()
  const made = new Set<string>()
  const artefacts: Artefact[] = []
  const take = onArtefact ?? ((artefact: Artefact) => void artefacts.push(artefact))
  const kept = new Map<string, boolean>()
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
    put(path, contentType, contents, guarded = false) {
      // Pages with the same styles name the same sheet.
      if (made.has(path)) return
      made.add(path)
      take({ path, contentType, contents, guarded })
    },
    keep: (paths, guarded) => paths.forEach((path) => void kept.set(path, guarded)),
    done: (assets, chunks) => ({
      ok: true,
      problems,
      artefacts,
      kept: [...kept].filter(([path]) => !made.has(path)).map(([path, guarded]) => ({ path, guarded })),
      fingerprints,
      assets,
      chunks,
    }),
    refused: () => ({ ok: false, problems, artefacts: [], kept: [], fingerprints: {}, assets: [], chunks: [] }),
  }
}
