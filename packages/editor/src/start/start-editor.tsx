import { signal } from '@preact/signals-core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { ElementDefinition, FunctionDefinition, PageSets, PluginDefinition } from '@heddle/kit'
import type { LoadActions } from '../session/known-actions.ts'
import { createAccountServer } from '../server/account-server.ts'
import type { User } from '../server/account-server.ts'
import { AppContext } from '../app/app-context.ts'
import { AppScreen } from './app-screen.tsx'
import { createEditorTheme } from '../app/editor-theme.ts'
import { createRouter } from '../app/router.ts'
import '@fontsource-variable/inter/wght.css'
import '../ui/base.css'

/** Starts the editor in an element of the document; the app hands the catalogue's definitions in. */
export function startEditor({
  root,
  definitions,
  functions,
  plugins,
  pageSets,
  loadActions,
}: {
  readonly root: HTMLElement
  readonly definitions: readonly ElementDefinition[]
  readonly functions: readonly FunctionDefinition[]
  readonly plugins: readonly PluginDefinition[]
  readonly pageSets: PageSets
  readonly loadActions: LoadActions
}): void {
  const app = {
    router: createRouter(window),
    server: createAccountServer(),
    theme: createEditorTheme(document.documentElement),
    user: signal<User | null | undefined>(undefined),
    assetsUrl: signal(''),
    assetsRoom: signal<number | undefined>(undefined),
    definitions: new Map(definitions.map((definition) => [definition.type, definition])),
    functions,
    plugins: new Map(plugins.map((plugin) => [plugin.namespace, plugin])),
    pageSets,
    loadActions,
  }
  createRoot(root).render(
    <StrictMode>
      <AppContext value={app}>
        <AppScreen />
      </AppContext>
    </StrictMode>,
  )
}
