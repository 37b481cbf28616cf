import { useState } from 'react'
import type { LinkTarget as Target, NodeRecord } from '@heddle/document'
import { setLink } from '@heddle/document/operations'
import { pairs } from '@heddle/kit'
import { equalJson, type Json } from '@heddle/store'
import { Choice } from '../../controls/choice.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import { PairsControl } from '../../fields/pairs/control.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { changeHere, scopeHere } from '../../session/inside/sole-instance.ts'
import { useSite } from '../../session/use-document.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Switch } from '../../ui/switch.tsx'
import { Section } from '../section.tsx'
import { words } from '../words.ts'
import { LinkAddress } from './link-address.tsx'
import { LinkBehaviour } from './link-behaviour.tsx'
import { LinkPopup } from './link-popup.tsx'
import { LinkTarget } from './link-target.tsx'
import {
  emptyLink,
  linkIn,
  linkKind,
  PAGE_KINDS,
  POPUP_KINDS,
  QUERY_KINDS,
  queryOf,
  withLink,
  withTarget,
  writtenKind,
  type LinkKind,
} from './link-kind.ts'

/** In the order of the specification, links inside of the page beside those to others. */
const KINDS: readonly LinkKind[] = [
  'none',
  'page',
  'section',
  'language',
  'collection-page',
  'external',
  'file',
  'mail',
  'tel',
  'open-popup',
  'close-popup',
]

const QUERY = pairs({ label: { en: words.linkQuery } })
/** Pairs are typed: nothing of them is dragged. */
const nothingToShow = () => {}

/** Where a click leads (specification section 2, links). */
export function LinkSection({ nodes }: { readonly nodes: readonly NodeRecord[] }) {
  const editor = useEditor()
  const site = useSite()
  const shownLanguage = useValue(editor.session.language)
  // A new link has no target yet: it becomes part of the document once it has one.
  const [begun, setBegun] = useState<{ readonly id: string; readonly kind: LinkKind }>()
  const [first, ...others] = nodes
  const isMixed = others.some(({ link }) => !equalJson(link ?? null, first?.link ?? null))
  const whole = isMixed ? undefined : first?.link
  const language = whole && linkIn(whole, shownLanguage) ? shownLanguage : undefined
  const canBeOwn = whole !== undefined && (language !== undefined || site.languages[shownLanguage]?.isDefault === false)
  const saved = linkIn(whole, language)
  const kind = begun && begun.id === first?.id ? begun.kind : linkKind(saved)
  const link = kind === linkKind(saved) ? saved : (emptyLink(kind, saved) ?? undefined)
  const scope = first && scopeHere(editor, first.id, 'link')
  const set = (next: Target | null, inLanguage = language) => {
    setBegun(undefined)
    const chosen = nodes.map(({ id }) => id)
    editor.change(
      words.changes.link,
      changeHere(editor, chosen, (view, ids) => setLink(view, { ids, link: withTarget(whole, inLanguage, next) })),
    )
  }
  const pickKind = (id: string) => {
    const next = KINDS.find((kind) => kind === id) ?? 'none'
    if (next === 'none' || next === 'close-popup') set(emptyLink(next, saved))
    else if (first) setBegun({ id: first.id, kind: next })
  }
  const isInSeveral = Object.keys(site.languages).length > 1
  const offered = KINDS.filter((id) => id !== 'language' || isInSeveral || kind === 'language')
  const patch = (parts: Parameters<typeof withLink>[1]) => link && set(withLink(link, parts))
  const written = writtenKind(kind)
  // Fields keep what was refused; another element, kind or language has others.
  const key = `${first?.id}/${kind}/${language}`
  return (
    <Section id="link" title={words.link}>
      {canBeOwn && (
        <PlainRow label={words.linkOwn(shownLanguage)} help={words.linkOwnHelp}>
          <Switch
            label={words.linkOwn(shownLanguage)}
            isLabelHidden
            isOn={language !== undefined}
            onChange={(isOn) => set(isOn ? (saved ?? null) : null, shownLanguage)}
          />
        </PlainRow>
      )}
      <PlainRow label={words.linkType} help={kind === 'close-popup' ? words.linkClosesPopup : undefined}>
        <Choice
          label={words.linkType}
          value={isMixed && !begun ? undefined : kind}
          placeholder={controlsWords.mixed}
          options={offered.map((id) => ({ id, label: words.linkTypes[id] }))}
          onPick={pickKind}
        />
      </PlainRow>
      {written && <LinkAddress key={key} kind={written} link={link} nodeId={scope} onChange={patch} />}
      {(PAGE_KINDS.has(kind) || kind === 'file') && <LinkTarget kind={kind} link={link} nodeId={scope} onChange={patch} />}
      {kind === 'open-popup' && <LinkPopup link={link} nodeId={scope} onChange={patch} />}
      {QUERY_KINDS.has(kind) && (
        <PlainRow label={words.linkQuery} help={kind === 'mail' ? words.linkMailQueryHelp : words.linkQueryHelp} isTall>
          <PairsControl
            field={QUERY}
            label={words.linkQuery}
            value={link?.query as Json | undefined}
            isMixed={false}
            nodeId={scope}
            onCommit={(pairs) => patch({ query: queryOf(pairs) })}
            onShow={nothingToShow}
            onShowEnd={nothingToShow}
          />
        </PlainRow>
      )}
      {!POPUP_KINDS.has(kind) && <LinkBehaviour key={`${key}/behaviour`} kind={kind} link={link} onChange={patch} />}
    </Section>
  )
}
