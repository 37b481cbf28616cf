import { Monitor, Moon, Sun } from 'lucide-react'
import { useValue } from '../use-value.ts'
import { words } from './words.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuChoice } from '../ui/menu.tsx'
import { useApp } from './app-context.ts'
import { THEME_CHOICES } from './editor-theme.ts'

const ICONS = { dark: Moon, light: Sun, system: Monitor } as const

/** Picks the editor's own theme. */
export function ThemeMenu() {
  const { theme } = useApp()
  const choice = useValue(theme.choice)
  return (
    <Menu label={words.theme} placement="bottom end" trigger={<IconButton icon={ICONS[choice]} label={words.theme} />}>
      <ThemeChoices hasHeading={false} />
    </Menu>
  )
}

/** The rows of the theme menu, for use inside another menu. */
export function ThemeChoices({ hasHeading = true }: { readonly hasHeading?: boolean }) {
  const { theme } = useApp()
  return (
    <MenuChoice
      label={words.theme}
      hasHeading={hasHeading}
      value={useValue(theme.choice)}
      options={THEME_CHOICES.map((value) => ({ value, label: words[value], icon: ICONS[value] }))}
      onChange={(choice) => {
        theme.choice.value = choice
      }}
    />
  )
}
