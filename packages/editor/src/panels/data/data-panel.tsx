import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Id, VariableRecord } from '@heddle/document'
import { freeName, insertVariable } from '@heddle/document/operations'
import { useRecords } from '@heddle/store/react'
import { words } from './words.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Panel, PanelBody, PanelEmpty, PanelTool } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { VariableRow } from './variable-row.tsx'
import styles from './variables.module.css'

/** The Data panel: variables of the page that is shown and of the project. */
export function DataPanel() {
  const { store, view, session, change, newId } = useEditor()
  useRecords(store, 'variable')
  const pageId = useValue(session.pageId)
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState<Id>()
  const [made, setMade] = useState<Id>()
  const all = view.of('variable').filter((variable) => variable.pageId === undefined || variable.pageId === pageId)
  const found = all.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))

  const add = (isOfPage: boolean) => {
    const name = freeName(words.newName, (name) => all.some((other) => other.name === name), { separator: '' })
    const result = insertVariable(view, { name, type: 'string', newId, ...(isOfPage ? { pageId } : {}) })
    if (change(words.changes.add(name), result) && result.ok) {
      setOpened(result.ids?.[0])
      setMade(result.ids?.[0])
    }
  }
  const group = (title: string, variables: readonly VariableRecord[]) =>
    variables.length > 0 && (
      <section aria-label={title}>
        <h3 className={styles.group}>{title}</h3>
        <ul>
          {variables.map((variable) => (
            <VariableRow
              key={variable.id}
              variable={variable}
              isOpen={opened === variable.id}
              isNew={made === variable.id}
              onToggle={() => setOpened(opened === variable.id ? undefined : variable.id)}
            />
          ))}
        </ul>
      </section>
    )
  return (
    <Panel
      title={words.title}
      actions={
        <Menu label={words.add} placement="bottom end" trigger={<IconButton icon={Plus} label={words.add} />}>
          <MenuItem label={words.addProject} onPress={() => add(false)} />
          <MenuItem label={words.addPage} onPress={() => add(true)} />
        </Menu>
      }
    >
      {all.length > 0 && (
        <PanelTool>
          <SearchField label={words.find} value={query} onChange={setQuery} />
        </PanelTool>
      )}
      <PanelBody>
        {all.length === 0 && (
          <PanelEmpty title={words.none}>
            <p>{words.noneWhy}</p>
            <Button onPress={() => add(false)}>{words.add}</Button>
          </PanelEmpty>
        )}
        {all.length > 0 && found.length === 0 && <PanelEmpty title={words.nothing} />}
        {group(
          words.page,
          found.filter((variable) => variable.pageId !== undefined),
        )}
        {group(
          words.project,
          found.filter((variable) => variable.pageId === undefined),
        )}
        <p className={styles.later}>{words.collectionsLater}</p>
      </PanelBody>
    </Panel>
  )
}
