import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { useDropdown } from '../../lib/dropdown/dropdown.tsx'
import type { dropdownDefinition } from './definition.ts'
import { useMenu } from './use-menu.ts'

/** A menu of links and buttons (WAI-ARIA Authoring Practices, menu button): arrow keys, letters, one stop for Tab. */
export function DropdownMenu({ root, props }: ElementProps<typeof dropdownDefinition>): ReactNode {
  const dropdown = useDropdown(root, { ...props, closeOnSelect: true })
  useMenu(dropdown, props.triggerType === 'hover')
  return dropdown.draw('menu')
}
