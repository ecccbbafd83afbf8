export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="6.5" />
      <circle cx="12" cy="12" r="1.8" fill="currentColor" stroke="none" />
      <path
        strokeWidth="1.6"
        d="M12 1.8v20.4M1.800 12h20.4M4.800 4.800l14.4 14.4M19.200 4.800L4.800 19.200"
      />
    </svg>
  );
}
