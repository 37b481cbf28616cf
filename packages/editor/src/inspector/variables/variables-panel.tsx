import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Id, VariableRecord } from '@heddle/document'
import { insertVariable } from '@heddle/document/operations'
import { useRecords } from '@heddle/store/react'
import { VARIABLE_TEXTS } from '../../texts/variables.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Panel, PanelBody, PanelEmpty, PanelTool } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useEditor, useValue } from '../../use-editor.ts'
import { freeName } from './free-name.ts'
import { VariableRow } from './variable-row.tsx'
import styles from './variables.module.css'

/** The Data panel: variables of the page that is shown and of the project. */
export function VariablesPanel() {
  const { store, view, session, change, newId } = useEditor()
  useRecords(store, 'variable')
  const pageId = useValue(session.pageId)
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState<Id>()
  const all = view.of('variable').filter((variable) => variable.pageId === undefined || variable.pageId === pageId)
  const found = all.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))

  const add = (isOfPage: boolean) => {
    const name = freeName(all.map(({ name }) => name))
    const result = insertVariable(view, { name, type: 'string', newId, ...(isOfPage ? { pageId } : {}) })
    if (change(VARIABLE_TEXTS.changes.add(name), result) && result.ok) setOpened(result.ids?.[0])
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
              onToggle={() => setOpened(opened === variable.id ? undefined : variable.id)}
            />
          ))}
        </ul>
      </section>
    )
  return (
    <Panel
      title={VARIABLE_TEXTS.title}
      actions={
        <Menu label={VARIABLE_TEXTS.add} placement="bottom end" trigger={<IconButton icon={Plus} label={VARIABLE_TEXTS.add} />}>
          <MenuItem label={VARIABLE_TEXTS.addProject} onPress={() => add(false)} />
          <MenuItem label={VARIABLE_TEXTS.addPage} onPress={() => add(true)} />
        </Menu>
      }
    >
      {all.length > 0 && (
        <PanelTool>
          <SearchField label={VARIABLE_TEXTS.find} value={query} onChange={setQuery} />
        </PanelTool>
      )}
      <PanelBody>
        {all.length === 0 && (
          <PanelEmpty title={VARIABLE_TEXTS.none}>
            <p>{VARIABLE_TEXTS.noneWhy}</p>
            <Button onPress={() => add(false)}>{VARIABLE_TEXTS.add}</Button>
          </PanelEmpty>
        )}
        {all.length > 0 && found.length === 0 && <PanelEmpty title={VARIABLE_TEXTS.nothing} />}
        {group(
          VARIABLE_TEXTS.page,
          found.filter((variable) => variable.pageId !== undefined),
        )}
        {group(
          VARIABLE_TEXTS.project,
          found.filter((variable) => variable.pageId === undefined),
        )}
        <p className={styles.later}>{VARIABLE_TEXTS.collectionsLater}</p>
      </PanelBody>
    </Panel>
  )
}
