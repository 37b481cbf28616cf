import { next, type ActionBody } from '@heddle/kit'

export const run: ActionBody = async ({ host }) => next(await host.browser.installApp())
