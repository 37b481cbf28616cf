import { useState } from 'react'
import type { ElementDefinition } from '@heddle/kit'
import { words as sessionWords } from '../../session/words.ts'
import { insertElement } from '../../commands/insert/insert-element.ts'
import { startDragOnMove } from '../../drag/start-drag.ts'
import { words } from './words.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { Panel, PanelBody, PanelEmpty, PanelSection, PanelTool } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import styles from './add-panel.module.css'

const GROUPS: readonly ElementDefinition['group'][] = ['structure', 'basics', 'media', 'forms', 'data']

/** Every element by group: click adds it after the selection, dragging places it exactly. */
export function AddPanel() {
  const { definitions } = useEditor()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = [...definitions.values()].filter(
    ({ label, type }) =>
      label.en.toLowerCase().includes(wanted) || type.includes(wanted) || label.ru?.toLowerCase().includes(wanted),
  )
  return (
    <Panel title={words.title}>
      <PanelTool>
        <SearchField label={words.find} value={query} onChange={setQuery} />
      </PanelTool>
      <PanelBody>
        {found.length === 0 && <PanelEmpty title={sessionWords.noSuchElement} />}
        {GROUPS.map((group) => {
          const elements = found.filter((definition) => definition.group === group)
          if (elements.length === 0) return null
          return (
            <PanelSection key={group} title={words.groups[group]}>
              <ul className={styles.grid}>
                {elements.map((definition) => (
                  <li key={definition.type}>
                    <ElementTile definition={definition} />
                  </li>
                ))}
              </ul>
            </PanelSection>
          )
        })}
      </PanelBody>
    </Panel>
  )
}

function ElementTile({ definition: { type, label, icon } }: { readonly definition: ElementDefinition }) {
  const editor = useEditor()
  return (
    <button
      type="button"
      className={styles.tile}
      data-element={type}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        startDragOnMove(editor, event.nativeEvent, () => ({ element: type }))
      }}
      onClick={() => insertElement(editor, type)}
    >
      <ElementIcon name={icon} size={18} />
      <span className={styles.name}>{label.en}</span>
    </button>
  )
}
