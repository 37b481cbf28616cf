import { ChevronsDownUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { words as sessionWords } from '../../session/words.ts'
import { words } from './words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel, PanelEmpty, PanelTool } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { useValue, useValueOf } from '../../use-value.ts'
import { navigatorOf } from './navigator-model.ts'
import { NavigatorTree } from './navigator-tree.tsx'

/** The page as a tree. */
export function NavigatorPanel() {
  const editor = useEditor()
  const model = navigatorOf(editor)
  const query = useValue(model.query)
  const isEmpty = useValueOf(model.rows, ({ length }) => length === 0)
  const isFinding = useValue(editor.session.isFinding)
  const search = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFinding) return
    const field = search.current?.querySelector('input')
    field?.focus()
    // What is typed next is another search.
    field?.select()
    editor.session.isFinding.value = false
  }, [editor, isFinding])
  return (
    <Panel
      title={words.title}
      actions={<IconButton icon={ChevronsDownUp} label={words.collapseAll} onPress={model.collapseAll} />}
    >
      <PanelTool>
        <div ref={search}>
          <SearchField
            label={words.find}
            keys="Ctrl+F"
            value={query}
            onChange={(text) => {
              model.query.value = text
            }}
            onLeaveDown={() => document.querySelector<HTMLElement>('[role="tree"]')?.focus()}
          />
        </div>
      </PanelTool>
      {isEmpty && query !== '' && <PanelEmpty title={sessionWords.noSuchElement} />}
      {isEmpty && query === '' && (
        <PanelEmpty title={sessionWords.emptyPage}>
          <p>{words.emptyLead}</p>
        </PanelEmpty>
      )}
      <NavigatorTree />
    </Panel>
  )
}
