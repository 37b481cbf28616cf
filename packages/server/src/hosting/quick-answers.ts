import type { ReleaseFile, ReleaseManifest } from '../releases/manifest.ts'
import { LIMITS } from '../limits.ts'
import type { ServedFile } from './answer.ts'
import { asInRelease } from './find-release-file.ts'
import { isFresh, negotiateEncoding } from './negotiate.ts'
import { headersOf } from './send-answer.ts'

/** An answer that needs nothing to be looked up: names and values of its head by turns, and its bytes. */
export interface QuickAnswer {
  readonly head: readonly string[]
  readonly bytes: Buffer
  /** Whom it is for. */
  readonly access: Pick<ReleaseFile, 'tree' | 'rules'>
}

/** What decides about a quick answer but the address. */
export type AskedHeaders = Readonly<Partial<Record<'accept-encoding' | 'if-none-match' | 'range', string | undefined>>>

interface Kept {
  readonly file: ServedFile
  readonly access: QuickAnswer['access']
  /** By further headers and the encoding, with the bytes whose length it names. */
  readonly forms: Map<object, Map<string, QuickAnswer>>
}

/**
 * Addresses that gave a file of a release to somebody it is for, and give it to all of those again without being read, matched and routed. They go with
 * their release; bytes stay the cache's, and without them the long way is gone once more.
 */
export interface QuickAnswers {
  /** @param more headers of the answer beside its own: one object for all that are the same */
  find(
    release: ReleaseManifest,
    url: string,
    asked: AskedHeaders,
    more?: Readonly<Record<string, string>>,
  ): QuickAnswer | undefined
  /** Remembers what an address gave, where nothing but whether it is given depends on who asks. */
  keep(release: ReleaseManifest, url: string, file: ServedFile): void
}

/** @param always headers of every answer of a site */
export function createQuickAnswers(always: Readonly<Record<string, string>>): QuickAnswers {
  const ofReleases = new WeakMap<ReleaseManifest, Map<string, Kept>>()
  return {
    find(release, url, asked, more = always) {
      const kept = ofReleases.get(release)?.get(url)
      if (!kept || asked.range !== undefined) return undefined
      const { file, access } = kept
      if (asked['if-none-match'] !== undefined && isFresh(asked['if-none-match'], file.etag)) return undefined
      const encoding = negotiateEncoding(asked['accept-encoding'], file.encodings)
      const bytes = file.peek?.(encoding)
      if (!bytes) return undefined
      const forms = kept.forms.get(more) ?? new Map<string, QuickAnswer>()
      kept.forms.set(more, forms)
      const known = forms.get(encoding ?? '')
      if (known?.bytes === bytes) return known
      const head = Object.entries({
        ...always,
        ...more,
        ...headersOf(file, encoding),
        'content-length': String(bytes.length),
      }).flat()
      const answer = { head, bytes, access }
      forms.set(encoding ?? '', answer)
      return answer
    },
    keep(release, url, file) {
      // A file without a policy of its own is given the editor's, by whoever sends it.
      const access = asInRelease(file)
      if (!access || url.includes('?') || file.headers['content-security-policy'] === undefined) return
      const kept = ofReleases.get(release) ?? new Map<string, Kept>()
      ofReleases.set(release, kept)
      if (kept.size < LIMITS.quickAddresses && !kept.has(url)) kept.set(url, { file, access, forms: new Map() })
    },
  }
}
