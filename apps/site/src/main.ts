import { elementLoaders } from '@heddle/elements/loaders'
import { actionLoaders } from '@heddle/actions/loaders'
import { functionLoaders } from '@heddle/functions/loaders'
import { portLoaders } from '@heddle/ports/loaders'
import { startSite } from '@heddle/runtime/start-site'

void startSite({ elements: elementLoaders, functions: functionLoaders, actions: actionLoaders, ports: portLoaders })
