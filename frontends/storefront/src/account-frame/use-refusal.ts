import { useLanguage } from '@print-shop/i18n';
import { ApiError, messageOf } from '@print-shop/web-kit';

/**
 * Says why the server refused: in English in the server's own words, otherwise in those of the screen for the error's code.
 * `otherwise` is used for every failure without a message of its own.
 */
export function useRefusal() {
  const language = useLanguage();
  return (error: unknown, byCode: Readonly<Record<string, string>>, otherwise: string): string => {
    const ours = (error instanceof ApiError ? byCode[error.code] : undefined) ?? otherwise;
    return language === 'en' ? messageOf(error, ours) : ours;
  };
}
