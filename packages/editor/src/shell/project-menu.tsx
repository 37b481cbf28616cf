import { House, Settings } from 'lucide-react'
import { useApp } from '../app/app-context.ts'
import { ThemeChoices } from '../app/theme-menu.tsx'
import { exportProject } from './export.commands.ts'
import { words } from './words.ts'
import { Logo } from '../ui/logo.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { useEditor } from '../session/use-editor.ts'
import { CommandItem } from './command-item.tsx'
import { openPalette, openShortcuts } from './shell.commands.ts'
import { showPanel } from './show-panel.ts'
import { TextTrigger } from './text-trigger.tsx'

/** What concerns the whole project, behind the product's mark. */
export function ProjectMenu() {
  const { router } = useApp()
  const editor = useEditor()
  return (
    <Menu
      label={words.projectMenu}
      trigger={
        <TextTrigger label={words.projectMenu}>
          <Logo />
        </TextTrigger>
      }
    >
      <MenuItem icon={House} label={words.allProjects} onPress={() => router.go({ screen: 'gallery' })} />
      <MenuItem
        icon={Settings}
        label={words.projectSettings}
        onPress={() => {
          showPanel(editor, 'settings')
        }}
      />
      <CommandItem command={exportProject} />
      <MenuSeparator />
      <CommandItem command={openPalette} />
      <CommandItem command={openShortcuts} />
      <MenuSeparator />
      <ThemeChoices />
    </Menu>
  )
}
