import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, runNpm } from '../../../scripts/run.mjs'

/** The scores of two versions are not the same. */
const VERSION = '13.5.0'
/** Not of the lockfile: it is as large as a quarter of all other packages together, and only this benchmark needs it. */
const FOLDER = join(ROOT, 'node_modules', '.cache', 'lighthouse')

/** As much of Lighthouse as the benchmark uses. */
export type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly logLevel: 'error'; readonly onlyCategories: readonly string[] },
) => Promise<{ readonly lhr: LighthouseResult } | undefined>

/** What it found of one page; scores between 0 and 1. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>
}

/** Gets Lighthouse from npm the first time. */
export async function fetchLighthouse(): Promise<Lighthouse> {
  const own = join(FOLDER, 'node_modules', 'lighthouse')
  const version = (): unknown => {
    const manifest = join(own, 'package.json')
    return existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: unknown }).version
  }
  if (version() !== VERSION) {
    mkdirSync(FOLDER, { recursive: true })
    // npm goes up to the folder that has one.
    writeFileSync(join(FOLDER, 'package.json'), '{"private":true}')
    runNpm(['install', '--prefix', FOLDER, `lighthouse@${VERSION}`, '--no-audit', '--no-fund', '--loglevel=error'])
  }
  const module = (await import(pathToFileURL(join(own, 'core', 'index.js')).href)) as { readonly default: Lighthouse }
  return module.default
}
