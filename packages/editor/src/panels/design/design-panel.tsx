import { Plus } from 'lucide-react'
import { useState } from 'react'
import { freeName, insertClass, insertToken, type OperationResult } from '@heddle/document/operations'
import type { Id, TokenRecord } from '@heddle/document'
import { useRecords } from '@heddle/store/react'
import { words } from './words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel, PanelBody, PanelSection } from '../../ui/panel.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { ClassRow } from './class-row.tsx'
import { TokenRow } from './token-row.tsx'
import styles from './design-panel.module.css'

const TOKEN_SECTIONS: readonly { readonly type: TokenRecord['type']; readonly title: string; readonly value: string }[] = [
  { type: 'color', title: words.colors, value: '#2f5be8' },
  { type: 'spacing', title: words.spacings, value: '16px' },
  { type: 'typography', title: words.typographies, value: '400 16px/1.5 sans-serif' },
]

/** Tokens and classes: what pages share, so that a change of one value changes all of them. */
export function DesignPanel() {
  const { store, view, newId, change } = useEditor()
  useRecords(store, 'token')
  useRecords(store, 'style-class')
  const tokens = view.of('token')
  const classes = view.of('style-class')
  const [made, setMade] = useState<Id>()

  // What is new is called something first: it opens with its name to be typed over.
  const show = (name: string, result: OperationResult) => {
    if (change(words.changes.insert(name), result) && result.ok) setMade(result.ids?.[0])
  }
  const addToken = (type: TokenRecord['type'], value: string) => {
    const name = freeName(words.fresh[type], isTakenIn(tokens))
    show(name, insertToken(view, { type, name, value, newId }))
  }
  const addClass = () => {
    const name = freeName(words.fresh.class, isTakenIn(classes))
    show(name, insertClass(view, { name, newId }))
  }
  return (
    <Panel title={words.title}>
      <PanelBody>
        {TOKEN_SECTIONS.map(({ type, title, value }) => {
          const found = tokens.filter((token) => token.type === type)
          return (
            <PanelSection
              key={type}
              title={title}
              actions={<IconButton icon={Plus} size={24} label={words.add[type]} onPress={() => addToken(type, value)} />}
            >
              {found.length === 0 && <p className={styles.none}>{words.emptyTokens}</p>}
              <ul className={styles.list}>
                {found.map((token) => (
                  <li key={token.id}>
                    <TokenRow token={token} isNew={token.id === made} />
                  </li>
                ))}
              </ul>
            </PanelSection>
          )
        })}
        <PanelSection
          title={words.classes}
          actions={<IconButton icon={Plus} size={24} label={words.add.class} onPress={addClass} />}
        >
          {classes.length === 0 && <p className={styles.none}>{words.emptyTokens}</p>}
          <ul className={styles.list}>
            {classes.map((record) => (
              <li key={record.id}>
                <ClassRow record={record} isNew={record.id === made} />
              </li>
            ))}
          </ul>
        </PanelSection>
      </PanelBody>
    </Panel>
  )
}

function isTakenIn(records: readonly { readonly name: string }[]): (name: string) => boolean {
  const names = new Set(records.map(({ name }) => name))
  return (name) => names.has(name)
}
