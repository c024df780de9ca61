import { pushDeviceSchema } from '@rafiq/contracts/members'
import { api, errorText, isApiError, isNetworkError, toast, useFaultToast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { queryOptions, useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { useSyncExternalStore } from 'react'
import { isAllowed, isSubscribed, pushAbility, subscribe, unsubscribe } from './push-browser.ts'

const path = '/api/user/push-subscription'

/** `GET /api/user/push-subscription`, and what this browser knows of it. */
export const pushDeviceQuery = queryOptions({
  queryKey: [path],
  queryFn: async ({ signal }) => {
    const device = await api.get(path, pushDeviceSchema, { signal })
    return { on: await isSubscribed(device) }
  },
})

const onReturn = (listener: () => void) => {
  window.addEventListener('focus', listener)
  return () => window.removeEventListener('focus', listener)
}

/** As `pushAbility`, also after the member comes back from the browser's settings. */
export const usePushAbility = () => useSyncExternalStore(onReturn, pushAbility)

/** `PUT` and `DELETE /api/user/push-subscription`: whether this browser gets notices. Answers whether it does from now on. */
export function usePushDevice() {
  const { t } = useTranslation(['account', 'common'])
  const queries = useQueryClient()
  const fault = useFaultToast()
  const { queryKey } = pushDeviceQuery
  return useSingleMutation({
    mutationFn: async ({ on }: { on: boolean }): Promise<boolean> => {
      if (!on) {
        await api.delete<void>(path)
        await unsubscribe()
        return false
      }
      if (!(await isAllowed())) return false
      const { publicKey } = await api.get(path, pushDeviceSchema)
      await api.put<void>(path, await subscribe(publicKey))
      return true
    },
    onSuccess: (on, asked) => {
      fault.mended()
      queries.setQueryData(queryKey, { on })
      if (on === asked.on || Notification.permission === 'denied') return
      toast({ title: t('away.push.dismissed.title'), description: t('away.push.dismissed.text') })
    },
    onError: (error) => {
      const told = isApiError(error) || isNetworkError(error)
      const description = told ? errorText(error, t) : t('away.push.device.unreachable')
      fault.tell({ title: t('away.push.device.failed'), description })
    },
  })
}
