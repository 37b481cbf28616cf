import { useState } from 'react'
import { anchorsOf, type NodeRecord } from '@heddle/document'
import { setAnchor } from '@heddle/document/operations'
import { PlainRow } from '../../fields/plain-row.tsx'
import { linkedSectionShown } from '../../session/linked-sections.ts'
import { nodeName } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'
import { TextField } from '../../ui/text-field.tsx'
import { Section } from '../section.tsx'
import { words } from './words.ts'

/** By what address links lead to a section of the page: by an anchor of its own, else by its name. */
export function AnchorSection({ node }: { readonly node: NodeRecord }) {
  const editor = useEditor()
  const { view, change } = editor
  const [error, setError] = useState('')
  const { id, linkId = '', place } = node
  const anchor = anchorsOf(view, place.parentId).get(id)
  const set = (text: string): void => {
    const result = setAnchor(view, { id, anchor: text })
    if (result.ok) change(words.changes.set(nodeName(editor, id)), result)
    setError(result.ok ? '' : (result.issues[0]?.message ?? ''))
  }
  const leads = anchor === undefined ? words.none : words.leads(anchor)
  return (
    <Section id="anchor" title={words.title}>
      <PlainRow label={words.anchor} help={linkedSectionShown(view, id) ? `${leads} ${words.onThisPage}` : leads}>
        <TextField
          label={words.anchor}
          isLabelHidden
          value={linkId}
          placeholder={linkId === '' ? (anchor ?? '') : ''}
          error={error}
          isMono
          onCommit={set}
        />
      </PlainRow>
    </Section>
  )
}
