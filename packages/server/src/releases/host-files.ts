import type { Artefact } from '@heddle/publish'
import { BUILT_IN_NOT_FOUND, SOURCES_FOLDER } from '@heddle/publish/limits'
import { z } from 'zod'
import type { ReleaseManifest } from './manifest.ts'

/** Files of a release that tell a host how to serve it, and those who look after it what it needs; never given to visitors. */
export const isHostFile = (path: string): boolean => HOST_FILES.has(path) || path.startsWith(`${SOURCES_FOLDER}/`)

const HOST_FILES: ReadonlySet<string> = new Set(['headers.json', 'routes.json', 'features.json', BUILT_IN_NOT_FOUND])

const headersFile = z.object({ contentSecurityPolicy: z.record(z.string(), z.string()) })
const routesFile = z.object({ routes: z.array(z.object({ pattern: z.string(), file: z.string() })) })

/** What the release says of its policies and of addresses with parameters. */
export function readHostFiles(artefacts: readonly Artefact[]): Pick<ReleaseManifest, 'policies' | 'patterns'> {
  const read = (path: string): unknown => JSON.parse(artefacts.find((each) => each.path === path)?.contents ?? 'null')
  const { routes } = routesFile.parse(read('routes.json'))
  return {
    policies: headersFile.parse(read('headers.json')).contentSecurityPolicy,
    patterns: routes.filter(({ pattern }) => pattern.includes('/:')).map(({ pattern, file }) => ({ pattern, file })),
  }
}
