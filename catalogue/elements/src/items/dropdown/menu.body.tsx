import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { useDropdown } from '../../lib/dropdown/dropdown.tsx'
import { useMenu } from '../../lib/menu/use-menu.ts'
import type { dropdownDefinition } from './definition.ts'

/** A menu of links and buttons (WAI-ARIA Authoring Practices, menu button): arrow keys, letters, one stop for Tab. */
export function DropdownMenu({ root, props }: ElementProps<typeof dropdownDefinition>): ReactNode {
  const dropdown = useDropdown(root, { ...props, closeOnSelect: true })
  useMenu(dropdown, false)
  return dropdown.draw('menu')
}
