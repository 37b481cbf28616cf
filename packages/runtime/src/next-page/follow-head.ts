import { effect, type ReadonlySignal } from '@preact/signals-core'
import type { PublishedPageInfo } from '@heddle/document/published'
import type { RenderHost } from '@heddle/renderer'
import { headTexts } from '../head/head-texts.ts'
import { setDescription, textIn } from './document-head.ts'

let stop: (() => void) | undefined

/** Keeps title and description of the page on show at what their formulas give; where they give nothing the literal texts stand. */
export function followHead({
  showing,
  host,
}: {
  readonly showing: ReadonlySignal<{ readonly page: PublishedPageInfo; readonly lang: string }>
  readonly host: Pick<RenderHost, 'evaluate' | 'scope'>
}): void {
  stop?.()
  stop = effect(() => {
    const { page, lang } = showing.value
    if (!page.head) return
    const { title, desc } = headTexts(page.head, (value) => host.evaluate(value, host.scope))
    if (page.head.title) document.title = title ?? page.title[lang] ?? page.name
    if (page.head.desc) setDescription(desc ?? textIn(page.meta['desc'], lang))
  })
}
