import { ChevronsDownUp } from 'lucide-react'
import { NAVIGATOR_TEXTS } from '../../texts/navigator.ts'
import { PANEL_TEXTS } from '../../texts/panels.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel, PanelEmpty, PanelTool } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useEditor } from '../../use-editor.ts'
import { useValue } from '../../use-value.ts'
import { navigatorOf } from './navigator-model.ts'
import { NavigatorTree } from './navigator-tree.tsx'

/** The page as a tree. */
export function NavigatorPanel() {
  const editor = useEditor()
  const model = navigatorOf(editor)
  const query = useValue(model.query)
  const isEmpty = useValue(model.rows).length === 0
  return (
    <Panel
      title={PANEL_TEXTS.labels.navigator}
      actions={<IconButton icon={ChevronsDownUp} label={NAVIGATOR_TEXTS.collapseAll} onPress={model.collapseAll} />}
    >
      <PanelTool>
        <div data-find>
          <SearchField
            label={NAVIGATOR_TEXTS.find}
            keys="Ctrl+F"
            value={query}
            onChange={(text) => {
              model.query.value = text
            }}
            onLeaveDown={() => document.querySelector<HTMLElement>('[role="tree"]')?.focus()}
          />
        </div>
      </PanelTool>
      {isEmpty && query !== '' && <PanelEmpty title={NAVIGATOR_TEXTS.nothingFound} />}
      {isEmpty && query === '' && (
        <PanelEmpty title={NAVIGATOR_TEXTS.empty}>
          <p>{NAVIGATOR_TEXTS.emptyLead}</p>
        </PanelEmpty>
      )}
      <NavigatorTree />
    </Panel>
  )
}
