import { definePort } from '@heddle/kit'

/** The tab of the browser that the page is open in. */
export const port = definePort('tab', () => ({ reload: () => location.reload() }))
