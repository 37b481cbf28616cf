import { useState } from 'react'
import { isBinding, type LinkValue, type NodeRecord } from '@heddle/document'
import { setLink } from '@heddle/document/operations'
import { pairs } from '@heddle/kit'
import { equalJson, type Json } from '@heddle/store'
import { Choice } from '../../controls/choice.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import { words } from '../words.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { changeHere, scopeHere } from '../../session/inside/sole-instance.ts'
import { useEditor } from '../../session/use-editor.ts'
import { PairsControl } from '../../fields/pairs/control.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { Section } from '../section.tsx'
import { LinkTarget } from './link-target.tsx'
import { emptyLink, linkKind, queryOf, withLink, type LinkKind } from './link-kind.ts'

const KINDS: readonly LinkKind[] = ['none', 'page', 'section', 'external', 'mail', 'tel', 'file']
const ADDRESS_LABELS = {
  external: words.linkAddress,
  mail: words.linkMail,
  tel: words.linkPhone,
} as const
const ADDRESS_HINTS = { external: 'https://', mail: 'name@example.org', tel: '+7 900 000-00-00' } as const

const QUERY = pairs({ label: { en: words.linkQuery } })
/** Pairs are typed: nothing of them is dragged. */
const nothingToShow = () => {}

/** Where a click leads (specification section 2, links). */
export function LinkSection({ nodes }: { readonly nodes: readonly NodeRecord[] }) {
  const editor = useEditor()
  // A new link has no target yet: it becomes part of the document once it has one.
  const [begun, setBegun] = useState<{ readonly id: string; readonly kind: LinkKind }>()
  const [first, ...others] = nodes
  const isMixed = others.some(({ link }) => !equalJson(link ?? null, first?.link ?? null))
  const saved = isMixed ? undefined : first?.link
  const kind = begun && begun.id === first?.id ? begun.kind : linkKind(saved)
  const link: LinkValue | undefined = kind === linkKind(saved) ? saved : (emptyLink(kind, saved) ?? undefined)
  const scope = first && scopeHere(editor, first.id, 'link')
  const set = (next: LinkValue | null) => {
    setBegun(undefined)
    const chosen = nodes.map(({ id }) => id)
    editor.change(
      words.changes.link,
      changeHere(editor, chosen, (view, ids) => setLink(view, { ids, link: next })),
    )
  }
  const pickKind = (id: string) => {
    const next = KINDS.find((kind) => kind === id) ?? 'none'
    if (next === 'none') set(null)
    else if (first) setBegun({ id: first.id, kind: next })
  }
  const patch = (parts: Parameters<typeof withLink>[1]) => link && set(withLink(link, parts))
  return (
    <Section id="link" title={words.link}>
      <PlainRow label={words.linkType}>
        <Choice
          label={words.linkType}
          value={isMixed && !begun ? undefined : kind}
          placeholder={controlsWords.mixed}
          options={KINDS.map((id) => ({ id, label: words.linkTypes[id] }))}
          onPick={pickKind}
        />
      </PlainRow>
      {(kind === 'external' || kind === 'mail' || kind === 'tel') && (
        <PlainRow
          label={ADDRESS_LABELS[kind]}
          target={{
            label: ADDRESS_LABELS[kind],
            value: link?.href,
            nodeId: scope,
            onBind: (href) => patch({ href }),
            onUnbind: () => patch({ href: '' }),
          }}
        >
          <TextField
            label={ADDRESS_LABELS[kind]}
            isLabelHidden
            value={link?.href !== undefined && !isBinding(link.href) ? link.href : ''}
            placeholder={ADDRESS_HINTS[kind]}
            onCommit={(href) => patch({ href: href.trim() })}
          />
        </PlainRow>
      )}
      {(kind === 'page' || kind === 'section' || kind === 'file') && (
        <LinkTarget kind={kind} link={link} nodeId={scope} onChange={patch} />
      )}
      {(kind === 'page' || kind === 'external') && (
        <PlainRow label={words.linkQuery} help={words.linkQueryHelp} isTall>
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
      {kind !== 'none' && kind !== 'file' && kind !== 'mail' && kind !== 'tel' && (
        <PlainRow label={words.newTab}>
          <Switch
            label={words.newTab}
            isLabelHidden
            isOn={link?.targetBlank === true}
            onChange={(isOn) => patch({ targetBlank: isOn || undefined })}
          />
        </PlainRow>
      )}
    </Section>
  )
}
