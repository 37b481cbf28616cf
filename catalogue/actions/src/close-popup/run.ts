import type { ActionBody } from '@heddle/kit'

export const run: ActionBody = ({ args: { data }, host }) => host.popups.closeThis(data)
