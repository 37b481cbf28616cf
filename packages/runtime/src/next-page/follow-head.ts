import { effect } from '@preact/signals-core'
import { headTexts } from '../head/head-texts.ts'
import type { Site } from '../site.ts'
import { setDescription, textIn } from './document-head.ts'

let stop: (() => void) | undefined

/** Keeps title and description of the page on show at what their formulas give; where they give nothing the literal texts stand. */
export function followHead({
  showing,
  host,
}: {
  readonly showing: Site['showing']
  readonly host: Pick<Site['host'], 'evaluate' | 'scope'>
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
