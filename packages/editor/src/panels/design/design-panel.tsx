import { Plus } from 'lucide-react'
import { insertClass, insertToken } from '@heddle/document/operations'
import type { TokenRecord } from '@heddle/document'
import { useRecords } from '@heddle/store/react'
import { DESIGN_TEXTS } from '../../texts/design.ts'
import { PANEL_TEXTS } from '../../texts/panels.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel, PanelBody, PanelSection } from '../../ui/panel.tsx'
import { useEditor } from '../../use-editor.ts'
import { ClassRow } from './class-row.tsx'
import { TokenRow } from './token-row.tsx'
import styles from './design-panel.module.css'

const TOKEN_SECTIONS: readonly { readonly type: TokenRecord['type']; readonly title: string; readonly value: string }[] = [
  { type: 'color', title: DESIGN_TEXTS.colors, value: '#2f5be8' },
  { type: 'spacing', title: DESIGN_TEXTS.spacings, value: '16px' },
  { type: 'typography', title: DESIGN_TEXTS.typographies, value: '400 16px/1.5 sans-serif' },
]

/** Tokens and classes: what pages share, so that a change of one value changes all of them. */
export function DesignPanel() {
  const { store, view, newId, change } = useEditor()
  useRecords(store, 'token')
  useRecords(store, 'style-class')
  const tokens = view.of('token')
  const classes = view.of('style-class')

  const addToken = (type: TokenRecord['type'], value: string) => {
    const name = freeName(DESIGN_TEXTS.fresh[type], tokens)
    change(DESIGN_TEXTS.changes.insert(name), insertToken(view, { type, name, value, newId }))
  }
  const addClass = () => {
    const name = freeName(DESIGN_TEXTS.fresh.class, classes)
    change(DESIGN_TEXTS.changes.insert(name), insertClass(view, { name, newId }))
  }
  return (
    <Panel title={PANEL_TEXTS.labels.design}>
      <PanelBody>
        {TOKEN_SECTIONS.map(({ type, title, value }) => {
          const found = tokens.filter((token) => token.type === type)
          return (
            <PanelSection
              key={type}
              title={title}
              actions={<IconButton icon={Plus} size={24} label={DESIGN_TEXTS.add[type]} onPress={() => addToken(type, value)} />}
            >
              {found.length === 0 && <p className={styles.none}>{DESIGN_TEXTS.emptyTokens}</p>}
              <ul className={styles.list}>
                {found.map((token) => (
                  <li key={token.id}>
                    <TokenRow token={token} />
                  </li>
                ))}
              </ul>
            </PanelSection>
          )
        })}
        <PanelSection
          title={DESIGN_TEXTS.classes}
          actions={<IconButton icon={Plus} size={24} label={DESIGN_TEXTS.add.class} onPress={addClass} />}
        >
          {classes.length === 0 && <p className={styles.none}>{DESIGN_TEXTS.emptyTokens}</p>}
          <ul className={styles.list}>
            {classes.map((record) => (
              <li key={record.id}>
                <ClassRow record={record} />
              </li>
            ))}
          </ul>
        </PanelSection>
      </PanelBody>
    </Panel>
  )
}

function freeName(base: string, taken: readonly { readonly name: string }[]): string {
  const names = new Set(taken.map(({ name }) => name))
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} ${number}`
    if (!names.has(name)) return name
  }
}
