import type { KeptBytes } from '../releases/byte-cache.ts'
import type { Encoding, ReleaseFile, ReleaseManifest } from '../releases/manifest.ts'
import { LIMITS } from '../limits.ts'
import type { ServedFile } from './answer.ts'
import { asInRelease } from './find-release-file.ts'
import { isFresh, negotiateEncoding } from './negotiate.ts'
import { headersOf, headersOfFresh } from './send-answer.ts'

/** An answer that needs nothing to be looked up: names and values of its head by turns, and its bytes. */
export interface QuickAnswer {
  /** 304 where whoever asks has the bytes already. */
  readonly status: 200 | 304
  readonly head: readonly string[]
  readonly bytes: Buffer | undefined
  /** Whom it is for. */
  readonly access: Pick<ReleaseFile, 'tree' | 'rules'>
}

/** What decides about a quick answer but the address. */
export type AskedHeaders = Readonly<Partial<Record<'accept-encoding' | 'if-none-match' | 'range', string | undefined>>>

/** An answer, good for as long as its bytes are in memory. */
interface Form {
  readonly answer: QuickAnswer
  readonly kept: KeptBytes
}

/** Of an address and some further headers. */
interface Forms {
  readonly byEncoding: Map<Encoding | undefined, Form>
  fresh: QuickAnswer | undefined
}

interface Kept {
  readonly file: ServedFile
  readonly access: QuickAnswer['access']
  /** By further headers. */
  readonly forms: Map<object, Forms>
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
  const sayFresh = ({ file, access }: Kept, more: Readonly<Record<string, string>>): QuickAnswer => ({
    status: 304,
    head: Object.entries({ ...always, ...more, ...headersOfFresh(file) }).flat(),
    bytes: undefined,
    access,
  })
  const give = (
    { file, access }: Kept,
    more: Readonly<Record<string, string>>,
    encoding: Encoding | undefined,
  ): Form | undefined => {
    const kept = file.peek?.(encoding)
    const bytes = kept?.bytes
    if (!bytes) return undefined
    const own = { ...headersOf(file, encoding), 'content-length': String(bytes.length) }
    const head = Object.entries({ ...always, ...more, ...own }).flat()
    return { kept, answer: { status: 200, head, bytes, access } }
  }
  return {
    find(release, url, asked, more = always) {
      const kept = ofReleases.get(release)?.get(url)
      if (!kept || asked.range !== undefined) return undefined
      const { file } = kept
      let forms = kept.forms.get(more)
      if (!forms) kept.forms.set(more, (forms = { byEncoding: new Map(), fresh: undefined }))
      if (isFresh(asked['if-none-match'], file.etag)) return (forms.fresh ??= sayFresh(kept, more))
      const encoding = negotiateEncoding(asked['accept-encoding'], file.encodings)
      let form = forms.byEncoding.get(encoding)
      if (form?.kept.bytes === undefined) {
        form = give(kept, more, encoding)
        if (!form) return undefined
        forms.byEncoding.set(encoding, form)
      }
      form.kept.isUsed = true
      return form.answer
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
