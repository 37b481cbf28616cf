import { definePluginServer } from '@heddle/kit'

export const server = definePluginServer({ identify: ({ account }) => account() })
