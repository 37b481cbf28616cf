import { Command, House, Keyboard, Settings } from 'lucide-react'
import { useApp } from '../app/app-context.ts'
import { ThemeItems } from '../app/theme-menu.tsx'
import { SHELL_TEXTS } from '../texts/shell.ts'
import { Logo } from '../ui/logo.tsx'
import { Menu, MenuItem, MenuSection, MenuSeparator } from '../ui/menu.tsx'
import { useEditor } from '../use-editor.ts'
import { TextTrigger } from './text-trigger.tsx'

/** What concerns the whole project, behind the product's mark. */
export function ProjectMenu() {
  const { router } = useApp()
  const { session } = useEditor()
  return (
    <Menu
      label={SHELL_TEXTS.projectMenu}
      trigger={
        <TextTrigger label={SHELL_TEXTS.projectMenu}>
          <Logo />
        </TextTrigger>
      }
    >
      <MenuItem icon={House} label={SHELL_TEXTS.allProjects} onPress={() => router.go({ screen: 'gallery' })} />
      <MenuItem
        icon={Settings}
        label={SHELL_TEXTS.projectSettings}
        onPress={() => {
          session.panel.value = 'settings'
        }}
      />
      <MenuSeparator />
      <MenuItem
        icon={Command}
        label={SHELL_TEXTS.palette}
        keys="Ctrl+K"
        onPress={() => {
          session.isPaletteOpen.value = true
        }}
      />
      <MenuItem
        icon={Keyboard}
        label={SHELL_TEXTS.shortcuts}
        keys="?"
        onPress={() => {
          session.dialog.value = 'shortcuts'
        }}
      />
      <MenuSeparator />
      <MenuSection title={SHELL_TEXTS.theme}>
        <ThemeItems />
      </MenuSection>
    </Menu>
  )
}
