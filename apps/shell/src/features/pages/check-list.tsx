import { Check } from '@rafiq/ui'

export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className="mt-3 space-y-2">
    {items.map((item) => (
      <li key={item} className="flex gap-2.5">
        <Check aria-hidden="true" className="mt-1.5 size-4.5 shrink-0 text-palm" />
        <span>{item}</span>
      </li>
    ))}
  </ul>
)
