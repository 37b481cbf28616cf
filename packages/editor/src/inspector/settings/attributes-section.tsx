import { X } from 'lucide-react'
import { useState } from 'react'
import {
  isBinding,
  isByLanguage,
  isTextAttribute,
  languageInEffect,
  textsByLanguage,
  type Bindable,
  type NodeRecord,
} from '@heddle/document'
import { setAttribute } from '@heddle/document/operations'
import { words } from '../words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { changeHere, scopeHere } from '../../session/inside/sole-instance.ts'
import { useEditor } from '../../session/use-editor.ts'
import { PlainRow } from '../../fields/plain-row.tsx'
import { Section } from '../section.tsx'
import { languageSource } from '../../session/language-source.ts'
import { useVariantContext } from '../../session/use-variant-context.ts'
import styles from './settings-tab.module.css'

/** The element's own HTML attributes: its id, and others by name. */
export function AttributesSection({ nodes }: { readonly nodes: readonly NodeRecord[] }) {
  const editor = useEditor()
  const { language, defaultLanguage, languages } = useVariantContext()
  const [wrong, setWrong] = useState<{ readonly name: string; readonly message: string | undefined }>()
  const [first] = nodes
  if (!first) return null
  const set = (name: string, value: Bindable<string> | null, isText = false) => {
    const chosen = nodes.map(({ id }) => id)
    const input = { name, value, ...(isText && { language }) }
    const result = changeHere(editor, chosen, (view, ids) => setAttribute(view, { ids, ...input }))
    setWrong(result.ok ? undefined : { name, message: result.issues[0]?.message })
    if (result.ok) editor.change(words.changes.attribute(name), result)
  }
  const row = (name: string, label: string) => {
    const stored = first.attributes[name]
    const isText = isTextAttribute(name) || isByLanguage(stored)
    const texts = textsByLanguage(stored, { defaultLanguage })
    const from = languageInEffect(texts, language, { defaultLanguage, languages }) ?? language
    const value = texts[from]
    // An empty text beside that of the default language is none.
    const write = (text: string) => set(name, text === '' && isText && language !== defaultLanguage ? null : text, isText)
    const target = {
      label: words.attributeValue(label),
      value,
      nodeId: scopeHere(editor, first.id, `attributes/${name}`),
      onBind: (binding: Bindable<string>) => set(name, binding, isText),
      onUnbind: () => write(''),
    }
    return (
      <PlainRow
        key={name}
        label={label}
        target={target}
        help={isText && languages.length > 1 ? languageSource(from, language) : undefined}
        message={wrong?.name === name ? wrong.message : undefined}
      >
        <div className={styles.attribute}>
          <TextField
            label={words.attributeValue(label)}
            isLabelHidden
            value={value === undefined || isBinding(value) ? '' : value}
            onCommit={(text) => (text === '' && name === 'id' ? set(name, null) : write(text))}
          />
          {name !== 'id' && <IconButton icon={X} size={24} label={words.removeAttribute(name)} onPress={() => set(name, null)} />}
        </div>
      </PlainRow>
    )
  }
  const others = Object.keys(first.attributes).filter((name) => name !== 'id')
  return (
    <Section id="attributes" title={words.attributes} isOpenAtFirst={false}>
      {row('id', words.attributeId)}
      {others.map((name) => row(name, name))}
      <PlainRow label={words.addAttribute}>
        <TextField
          label={words.attributeName}
          isLabelHidden
          value=""
          placeholder="data-name"
          error={wrong !== undefined && wrong.name !== 'id' && !others.includes(wrong.name) ? wrong.message : undefined}
          onCommit={(name) => (name.trim() === '' ? setWrong(undefined) : set(name.trim(), ''))}
          isMono
        />
      </PlainRow>
    </Section>
  )
}
