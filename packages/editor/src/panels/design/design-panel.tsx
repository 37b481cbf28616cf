import { Plus } from 'lucide-react'
import { useState } from 'react'
import { freeName, insertClass, insertToken, type OperationResult } from '@heddle/document/operations'
import type { Id } from '@heddle/document'
import { useRecords } from '@heddle/store/react'
import { NEW_TOKENS, TOKEN_TYPES, type TokenType } from '@heddle/style'
import { words } from './words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel, PanelBody, PanelSection } from '../../ui/panel.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { ClassRow } from './class-row.tsx'
import { TokenRow } from './token-row.tsx'
import styles from './design-panel.module.css'

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
  const addToken = (type: TokenType) => {
    const name = freeName(words.fresh[type], isTakenIn(tokens))
    show(name, insertToken(view, { type, name, ...NEW_TOKENS[type], newId }))
  }
  const addClass = () => {
    const name = freeName(words.fresh.class, isTakenIn(classes))
    show(name, insertClass(view, { name, newId }))
  }
  return (
    <Panel title={words.title}>
      <PanelBody>
        {TOKEN_TYPES.map((type) => {
          const found = tokens.filter((token) => token.type === type)
          return (
            <PanelSection
              key={type}
              title={words.sections[type]}
              actions={<IconButton icon={Plus} size={24} label={words.add[type]} onPress={() => addToken(type)} />}
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
