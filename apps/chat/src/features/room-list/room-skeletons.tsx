import { Skeleton } from '@rafiq/ui'

/** In the shape of the rooms that are coming. */
export const RoomSkeletons = () => (
  <div aria-hidden="true" className="p-2">
    {['w-32', 'w-40', 'w-28', 'w-36', 'w-32'].map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change their order
      <div key={index} className="flex min-h-18 items-center gap-3 px-3 py-2">
        <Skeleton className="size-11 rounded-full" />
        <div className="grow space-y-2">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
      </div>
    ))}
  </div>
)
