import { createContext, useContext } from 'react'
import type { Signal } from '@preact/signals-core'
import type { ActionDefinition, ElementDefinition, FunctionDefinition, PageSets, PluginDefinition } from '@heddle/kit'
import type { AccountServer, User } from '../server/account-server.ts'
import type { Router } from './router.ts'
import type { ThemeChoice } from './editor-theme.ts'

/** What is there before and outside a project. */
export interface App {
  readonly router: Router
  readonly server: AccountServer
  readonly theme: { readonly choice: Signal<ThemeChoice> }
  /** Who is signed in; absent until the server has answered, null for nobody. */
  readonly user: Signal<User | null | undefined>
  /** Where uploaded files are served, ending with a slash; empty until the server has answered. */
  readonly assetsUrl: Signal<string>
  /** Bytes that the files of one project have room for, as the server says. */
  readonly assetsRoom: Signal<number | undefined>
  readonly definitions: ReadonlyMap<string, ElementDefinition>
  readonly functions: readonly FunctionDefinition[]
  /** Plugins of the catalogue by namespace. */
  readonly plugins: ReadonlyMap<string, PluginDefinition>
  /** Pages that are added for a plugin, fetched when somebody does. */
  readonly pageSets: PageSets
  /** Fetches the definitions of the catalogue's actions. */
  readonly loadActions: () => Promise<readonly ActionDefinition[]>
}

export const AppContext = createContext<App | undefined>(undefined)

/** Throws outside `AppContext`. */
export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp needs an AppContext above it')
  return app
}
