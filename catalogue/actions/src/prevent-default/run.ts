import type { ActionBody } from '@heddle/kit'

export const run: ActionBody = ({ host }) => {
  host.event.stopPropagation()
  host.event.preventDefault()
}
