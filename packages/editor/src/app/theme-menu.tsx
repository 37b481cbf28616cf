import { Monitor, Moon, Sun } from 'lucide-react'
import { useValue } from '../use-value.ts'
import { words } from './words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { useApp } from './app-context.ts'
import { THEME_CHOICES } from './editor-theme.ts'

const ICONS = { dark: Moon, light: Sun, system: Monitor } as const

/** Picks the editor's own theme. */
export function ThemeMenu() {
  const { theme } = useApp()
  const choice = useValue(theme.choice)
  return (
    <Menu label={words.theme} placement="bottom end" trigger={<IconButton icon={ICONS[choice]} label={words.theme} />}>
      <ThemeItems />
    </Menu>
  )
}

/** The rows of the theme menu, for use inside another menu. */
export function ThemeItems() {
  const { theme } = useApp()
  const choice = useValue(theme.choice)
  return THEME_CHOICES.map((item) => (
    <MenuItem
      key={item}
      icon={ICONS[item]}
      label={words[item]}
      isChecked={item === choice}
      onPress={() => {
        theme.choice.value = item
      }}
    />
  ))
}
