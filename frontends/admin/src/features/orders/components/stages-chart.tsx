import { ORDER_STAGES, ORDER_STAGES_DAYS, type OrderStage } from '@print-shop/contracts/client';
import { Region } from '@print-shop/web-kit/region';
import { ChartBox } from '../../../chart/chart-box.tsx';
import { BarChart } from '../../../chart/index.tsx';
import { type Column, DataTable } from '../../../list/data-table.tsx';
import { useStages } from '../api/use-stages.ts';
import { useText } from '../messages/index.ts';

interface Row {
  stage: OrderStage;
  orders: number;
}

const written = (count: number): string => count.toLocaleString('en-IN');

/** How far the orders of the last days are. */
export function StagesChart() {
  const text = useText().stages;
  return <ChartBox title={text.title(ORDER_STAGES_DAYS)}>{() => <Stages />}</ChartBox>;
}

function Stages() {
  const text = useText().stages;
  const query = useStages();
  const columns: readonly Column<Row>[] = [
    { id: 'stage', title: text.stage, value: ({ stage }) => text.names[stage] },
    {
      id: 'orders',
      title: text.orders,
      isNumber: true,
      value: ({ orders }) => orders,
      cell: ({ orders }) => written(orders),
    },
  ];
  return (
    <Region query={query} loading={text.loading} failed={text.failed}>
      {(counts) => {
        const rows = ORDER_STAGES.map((stage) => ({ stage, orders: counts[stage] ?? 0 }));
        return (
          <>
            <BarChart
              label={text.title(ORDER_STAGES_DAYS)}
              bars={rows.map(({ stage, orders }) => {
                const name = text.names[stage];
                return { name, fullName: name, values: [orders] };
              })}
              format={written}
              isLying
            />
            <DataTable
              caption={text.title(ORDER_STAGES_DAYS)}
              columns={columns}
              rows={rows}
              keyOf={({ stage }) => stage}
            />
          </>
        );
      }}
    </Region>
  );
}
