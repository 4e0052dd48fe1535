import { getScene, getScenePrint, getScenePrintPdf } from '@print-shop/contracts/client';
import { Button, toast } from '@print-shop/ui';
import { callForFile, messageOf, queryFor, usePermission } from '@print-shop/web-kit';
import { LookAtScene, ScenePicture } from '@print-shop/web-kit/scene-picture';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useStaffText } from '../messages/index.ts';
import { saveFile } from '../save-file.ts';
import { useText } from './messages/index.ts';

interface SceneOfProps {
  scene: string;
  /** The colour of the line. */
  color?: string | undefined;
  /** The approved file of the proof is printed then, which may differ from the layout. */
  hasProof?: boolean;
}

/** The customer's layout for a line: its picture, and the print files of each area. For staff who may see artwork. */
export function SceneOf({ scene, color, hasProof = false }: SceneOfProps) {
  const text = useText();
  const { placementOf } = useStaffText();
  const isAllowed = usePermission(getScenePrint.permission);
  const { data } = useQuery({ ...queryFor(getScene, { params: { id: scene } }), enabled: isAllowed });
  const saving = useMutation({
    mutationFn: async ({ view, area, kind }: { view: string; area: string; kind: 'png' | 'pdf' }) => {
      const route = kind === 'pdf' ? getScenePrintPdf : getScenePrint;
      const file = await callForFile(route, { params: { id: scene }, query: { view, area } });
      saveFile(`print-${scene}-${area}.${kind}`, file);
    },
    onError: (error) => toast(messageOf(error, text.failed), 'bad'),
  });
  if (!isAllowed) return null;
  const name = hasProof ? text.ofLayout : text.print;
  const nameOf = (view: string, area: string) =>
    data?.views.find(({ id }) => id === view)?.areas.find(({ id }) => id === area)?.name ?? area;
  return (
    <span className="my-2 flex flex-wrap items-end gap-2">
      <ScenePicture scene={scene} color={color} alt={text.layout} className="w-28 rounded-sm border border-rule">
        {null}
      </ScenePicture>
      <LookAtScene scene={scene} color={color} name={text.layout} areaName={placementOf} />
      {data?.sides.flatMap(({ view, area }) =>
        (['pdf', 'png'] as const).map((kind) => (
          <Button
            key={`${view} ${area} ${kind}`}
            tone="outline"
            size="small"
            isBusy={saving.isPending}
            onClick={() => saving.mutate({ view, area, kind })}
          >
            {name(nameOf(view, area), kind.toUpperCase())}
          </Button>
        )),
      )}
    </span>
  );
}
