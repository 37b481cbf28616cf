import { defineRoute } from '../../http/route.ts'
import { findIcons } from '../../services/find-icons.ts'
import { findIconsContract } from './contract.ts'

export const route = defineRoute(findIconsContract, async ({ query, services }) => [
  ...findIcons(services.icons.names(), query.query),
])
